import { contactFile } from './contact-file.ts';
import './Stamp.css';
import { STAMP } from './stamped.tsx';

/** A stamp with its postmark, whose waves are as long as there is room. */
export function Stamp() {
  return (
    <svg
      viewBox={`${STAMP.width - STAMP.least} 0 ${STAMP.least} ${STAMP.height}`}
      width={STAMP.width}
      preserveAspectRatio="xMaxYMin"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="stamp"
    >
      <use href={`${contactFile.address}#stamp`} />
    </svg>
  );
}
