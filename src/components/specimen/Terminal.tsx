import type { TerminalRest } from '../../schemas/specimen.ts';
import { FieldList } from './FieldList.tsx';
import { Marked } from './Marked.tsx';
import { PieceDots } from './PieceDots.tsx';
import './Terminal.css';

/** A screen at a place of work. What looks like a button is drawn and cannot be pressed. */
export function Terminal({ place, job, figure, pieces, fields, buttons, choices }: TerminalRest) {
  return (
    <div className="terminal">
      <div className="terminal-screen">
        <p className="terminal-bar">
          <b>{place}</b>
          <b>{job}</b>
        </p>
        <div className="terminal-count">
          {figure && (
            <p className="terminal-figure">
              <b>{figure.value}</b> {figure.unit}
            </p>
          )}
          {pieces && <PieceDots {...pieces} />}
          {fields && <FieldList fields={fields} />}
        </div>
        <ul className="terminal-buttons">
          {buttons.map(({ label, value }) => (
            <li key={label}>
              <b>{label}</b>
              {value && <span>{value}</span>}
            </li>
          ))}
        </ul>
        {choices && (
          <ul className="terminal-choices">
            {choices.map(({ label, mark }) => (
              <li key={label}>
                <Marked value={label} mark={mark} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
