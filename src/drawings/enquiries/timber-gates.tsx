import { limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';

/** A gate: its bar, which is up or lies before the way in, and its hut, at whose gable as many dots say which it is. */
export function gate({ dots, isOpen }: { dots: string; isOpen: boolean }) {
  const bar = (
    <g transform={`translate(243 -54) rotate(${isOpen ? -7 : 90})`}>
      <path className="letter" d={`M-5 0v-${isOpen ? 196 : 108}H5V0z`} />
      <path className="deep" d={`M-5-24${'v-26l10 10v26zm0-52'.repeat(isOpen ? 3 : 2)}`} />
    </g>
  );
  return (
    <>
      {isOpen && bar}
      <path className="tint" d="M256 0v-196h88V0z" />
      <path className="deep" d="M244-196 300-246l56 50zM270-90v-78h60v78z" />
      <path className="letter" d="M262-90h76v10h-76z" />
      <path className="sheet" d="M272-62h56V0h-56z" />
      <path className="dots" d={dots} />
      {!isOpen && (
        <>
          <path className="tint" d="M341 0v-48h12V0z" />
          {bar}
        </>
      )}
      <path className="tint" d="M236 0v-62h14V0z" />
    </>
  );
}

/** A lorry that drives away to the left, laden with timber. */
export const ladenLorry = (
  <g transform="matrix(-1 0 0 1 238 0)">
    <path className="tint" d="M14-60v-18h118v18zm-6-18v-18h118v18zm6-18v-18h118v18zm-4-18v-18h114v18z" />
    <path d="M24-69h40m30 0h26M18-87h60M30-105h34m28 0h26M22-123h66" />
    <path className="sheet" d="M6-46v-92h8v78h118v-78h8v92zM66-60v-78h8v78z" />
    <path className="sheet" d="M142-46v-146h40q8 0 12 8l22 62h14v76z" />
    <path className="letter" d="M152-122v-58h26q6 0 8 6l18 52z" />
    <g transform="translate(172 -138) scale(1.5)">{profiles.moustache}</g>
    <path className="deep" d="M0-46v14h236v-14zM142-122h66v14h-66z" />
    <circle className="tint" cx="50" cy="-26" r="26" />
    <circle className="tint" cx="190" cy="-26" r="26" />
    <circle className="letter" cx="50" cy="-26" r="9" />
    <circle className="letter" cx="190" cy="-26" r="9" />
  </g>
);

/** A small lorry without a load, whose driver looks out to the right and asks with his hand. */
export const smallLorry = (
  <>
    <path className="sheet" d="M18-40v-40h98v40zM50-40v-40m33 40v-40" />
    <path className="sheet" d="M122-34v-128q0-14 14-14h32q9 0 13 8l22 66q16 3 16 18v50z" />
    <path className="letter" d="M134-98v-66h34q5 0 7 5l18 61z" />
    <g transform="translate(157 -121) scale(1.5)">{profiles.turban}</g>
    <path className="deep" d="M10-40v12h210v-12zM122-98h74v12h-74z" />
    <path className="skin" d={limb([178, -92], [205, -92], [218, -120], 6)} />
    <path className="tint" d={sleeve([176, -92], [198, -92], 8)} />
    <circle className="tint" cx="52" cy="-21" r="21" />
    <circle className="tint" cx="180" cy="-21" r="21" />
    <circle className="letter" cx="52" cy="-21" r="7" />
    <circle className="letter" cx="180" cy="-21" r="7" />
  </>
);
