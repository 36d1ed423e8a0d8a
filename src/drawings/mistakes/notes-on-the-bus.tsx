import type { Mistake } from '../mistake.ts';
import { faceAt } from '../people/face.tsx';

/** Where the windows begin. */
const WINDOWS = [450, 556, 662, 768, 874, 980];

/** Somebody at a window, whose lower edge is at y = 176. */
function passenger(x: number, isWoman = false) {
  return (
    <g transform={`translate(${x} 176)`}>
      <path className="tint" d="M-30 0q0-34 30-34t30 34z" />
      {isWoman && <circle className="hair" cx="14" cy="-60" r="8" />}
      <circle className="skin" cy="-48" r="18" />
      <path className="hair" d="M-18-47a18 18 0 0 1 36 0q-18-14-36 0z" />
      <g transform="translate(-3-44)scale(1.6)">{faceAt(0, 0, 'left')}</g>
    </g>
  );
}

/** The town bus at dusk; on a lap, the notebook with what a child has told in confidence. */
export const notesOnTheBus: Mistake = {
  form: 'foot',
  width: 1264,
  height: 330,
  drawing: (
    <>
      <path className="tint" d="M8 286v-84q2-96 18-134 10-32 48-32h1130q52 0 52 52v198z" />
      <path className="sheet" d="M30 186q4-80 16-106h112v106zM182 80h128v96H182z" />
      {passenger(108)}
      <path className="sheet" d={`${WINDOWS.map((x) => `M${x} 80h92v96h-92z`).join('')}M1180 80h56v96h-56z`} />
      {passenger(246)}
      {passenger(484, true)}
      {passenger(602)}
      {passenger(812, true)}
      {passenger(918)}
      {passenger(1026, true)}
      <path d={WINDOWS.map((x) => `M${x} 104h92m-92 24h92`).join('')} className="faint" />
      <path className="sheet" d="M8 206h1248v24H8z" />
      <path className="sheet" d="M338 80h88v206h-88zM1088 80h76v206h-76z" />
      <path d="M382 80v206M1126 80v206M90 54h110M96 64h70" />
      <circle className="sheet" cx="30" cy="256" r="11" />
      <path className="hot" d="M508 134h48v64h-48z" />
      <path className="on-hot" d="M519 150h26m-26 14h26m-26 14h16" />
      <path className="sheet" d="M186 284a52 52 0 0 1 104 0zM916 284a52 52 0 0 1 104 0z" />
      <path className="hair" d="M194 286a44 44 0 0 1 88 0 44 44 0 0 1-88 0M924 286a44 44 0 0 1 88 0 44 44 0 0 1-88 0" />
      <path
        className="sheet"
        d="M220 286a18 18 0 0 1 36 0 18 18 0 0 1-36 0M950 286a18 18 0 0 1 36 0 18 18 0 0 1-36 0"
      />
    </>
  ),
};
