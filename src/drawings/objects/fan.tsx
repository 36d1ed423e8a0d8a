import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { fanDevices } from './fan-devices.tsx';
import { fanStations } from './fan-stations.tsx';
import './fan.css';

/** The way of a record: out of the phone's foot, to the left, and round to the stations in the row below. */
const ways = [
  'M420 384H28q-16 0-16 16',
  'M210 360v12q0 12-12 12H0',
  '',
  'M12 0v72q0 16 16 16h392',
  'M0 88h420',
  'M0 88h4000',
];

/**
 * Three devices in a fan. What is signed on the middle one, where there is no signal, waits in a row: as many cards as the
 * record has keys. Then it is passed on, tested and looked after.
 */
export const fan: DrawnObject = ({ callouts, record }) => {
  const parts = { ...fanDevices, ...fanStations(record.kind === 'terminal' ? record.buttons.length : 3) };
  return (
    <ul className="fan">
      {Object.entries(parts).map(([name, part], index) => {
        const height = index < 3 ? 400 : 176;
        return (
          <li key={name}>
            <Drawing width={420} height={height}>
              <path className="way" d={ways[index]} />
              {part}
            </Drawing>
            {callouts[index]}
          </li>
        );
      })}
    </ul>
  );
};
