import { contactFile } from './contact-file.ts';
import './Stamp.css';
import { STAMP } from './stamped.tsx';

/** A stamp with its postmark. */
export function Stamp() {
  return (
    <svg
      viewBox={`0 0 ${STAMP.width} ${STAMP.height}`}
      width={STAMP.width}
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="stamp"
    >
      <use href={`${contactFile.address}#stamp`} />
    </svg>
  );
}
