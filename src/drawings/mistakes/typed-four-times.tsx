import type { Mistake } from '../mistake.ts';
import { faceAt } from '../people/face.tsx';

/** Digits in a box of 14 by 26, from its upper left corner. */
const DIGITS: Record<string, string> = {
  0: 'm7 0q7 0 7 13t-7 13-7-13 7-13',
  1: 'm3 5 6-5v26',
  3: 'm1 2q3-2 6-2a6 6 0 0 1 0 12h-2m2 0a7 7 0 0 1 0 14q-4 0-7-3',
  4: 'm10 26v-26l-10 18h14',
  6: 'm11 0q-11 4-11 18a7 7 0 0 0 14 0a7 7 0 0 0-14 0',
  8: 'm7 0a6 6 0 0 1 0 12a7 7 0 0 1 0 14a7 7 0 0 1 0-14a6 6 0 0 1 0-12',
};

/** A date in boxes of 36 by 50; the wrong digit has a box of its own. */
function dateAt(x: number, y: number, date: string, wrong?: number) {
  const written = [...date].map((digit, place) => `M${x + 40 * place + 11} ${y + 12}${DIGITS[digit]}`);
  return (
    <>
      <path className="sheet" d={`M${x} ${y}${'v50h36v-50zm40 0'.repeat(date.length)}`} />
      {wrong !== undefined && <path className="hot" d={`M${x + 40 * wrong} ${y}v50h36v-50z`} />}
      <path d={written.filter((_, place) => place !== wrong).join('')} />
      {wrong !== undefined && <path className="on-hot" d={written[wrong]} />}
    </>
  );
}

/** A date of birth on a form, a rating sheet, a proposal and a screen: on one of them it is another. */
export const typedFourTimes: Mistake = {
  form: 'across',
  width: 1264,
  height: 300,
  drawing: (
    <>
      <path className="sheet" d="M0 300V36h242l34 34v230" />
      <path d="M242 36v34h34" />
      <path className="bar" d="M22 72h92" />
      <path d="M22 104h190M22 128h150M22 256h232M22 282h232" />
      {dateAt(20, 160, '140886')}
      <path className="sheet" d="M329 300V48h276v252" />
      <path className="deep" d="M329 48h276v32h-276z" />
      <path d="M329 114h276M329 146h276M329 228h276M329 262h276M421 80v66m0 82v72M513 80v66m0 82v72" />
      {dateAt(349, 162, '140886')}
      <path className="sheet" d="M658 300V24h276v276" />
      <path className="tint" d="M850 46h64v78h-64z" />
      <path className="deep" d="M856 124q0-24 26-24t26 24z" />
      <circle className="skin" cx="882" cy="82" r="15" />
      <path className="hair" d="M867 82a15 15 0 0 1 30 0q-8-1-13-8-6 7-17 8z" />
      <g transform="translate(882 86)scale(1.35)">{faceAt(0, 0)}</g>
      <path className="bar" d="M680 60h110" />
      <path d="M680 92h140M680 118h110M680 250h232M680 278h232" />
      {dateAt(678, 160, '140386', 3)}
      <path className="tint" d="M987 300V58q0-18 18-18h240q18 0 18 18v242" />
      <path className="sheet" d="M995 300V84h260v216" />
      <path className="dots" d="M1010 62h0m20 0h0m20 0h0" />
      <path d="M1023 112h120M1023 136h80M1023 250h204M1023 278h140" />
      {dateAt(1007, 160, '140886')}
    </>
  ),
};
