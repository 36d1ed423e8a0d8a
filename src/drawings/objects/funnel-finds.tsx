import './funnel.css';

/** What comes next, as a range; the line is today. */
export const forecast = (
  <>
    <path className="tint" d="M60 52C80 44 102 28 118 12v56C98 56 80 52 60 52z" />
    <path d="M10 78c18-6 34-18 50-26 20-8 40-14 58-20" />
    <path className="grain" d="M14 66h.1m12 14h.1m12-20h.1m10 8h.1" />
  </>
);

/** The one that the line goes round. */
export const found = (
  <>
    <circle className="sheet run" cx="80" cy="45" r="20" />
    <path className="odd" d="M80 45h.1" />
  </>
);
