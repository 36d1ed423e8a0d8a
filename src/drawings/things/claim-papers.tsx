import type { Thing } from '../thing.ts';
import { dentedCar } from './dented-car.tsx';
import { woman } from './woman.tsx';

/** The papers of a claim on a line over the damaged car: one of eight is missing. */
export const claimPapers: Thing = () => ({
  width: 392,
  spot: { x: 268, y: -127, r: 36 },
  drawing: (
    <>
      <path className="sheet" d={`M6-152${'v48h34v-48zm49 0'.repeat(5)}m49 0${'v48h34v-48zm49 0'.repeat(2)}`} />
      <path
        d={`M0-152h392M14-140${'h18m-18 10h12m-12 10h18m31-20'.repeat(5)}m49 0${'h18m-18 10h12m-12 10h18m31-20'.repeat(2)}`}
      />
      <path className="missing" d="M251-152v48h34v-48z" />
      <g transform="translate(8)">{dentedCar({}).drawing}</g>
      <g transform="translate(340)">{woman({}).drawing}</g>
    </>
  ),
});
