import { Detail, eyesAt, faceAt } from './face.tsx';

const NECK = <path className="skin" d="M19-94v9q5 6 10 0v-9z" />;
const FACE = <circle className="skin" cx="24" cy="-101" r="10" />;
const EAR = (
  <Detail>
    <circle className="skin" cx="15.500" cy="-98.500" r="2.500" />
  </Detail>
);
const FEATURES = faceAt(26.5, -99.5);
const HAIR = 'M13-97a11.500 12.500 0 0 1 22.500-5q-5-1-7.500-5.500-3.500 5.500-9.500 6.500 0 2.500-2 4z';
const SHORT = 'M13.500-97a11 12 0 0 1 21.500-5.500q-3.500-.5-5-4-5 1.500-10.500.5-1.500 3-1.500 6l-2 3z';
const MOUSTACHE = 'M20-95q3-3 6.500-2 3.500-1 6 1.500-3 2-6.200 1.500-3.500.8-6.300-1z';

/** Heads that look to the right, with the neck below them; what hangs behind the shoulders is drawn first. */
export const heads = {
  short: (
    <>
      {NECK}
      {FACE}
      {FEATURES}
      <path className="hair" d={SHORT} />
      {EAR}
    </>
  ),
  bun: (
    <>
      {NECK}
      <circle className="hair" cx="13" cy="-104" r="7" />
      <path className="tint" d="M16-111q7 4 3 13l-4 1q3-9-3-14z" />
      {FACE}
      {FEATURES}
      <path className="hair" d={HAIR} />
      {EAR}
    </>
  ),
  plait: (
    <>
      {NECK}
      <path className="hair" d="M18-104q-8 4-6 13-4 6 0 11-3 6 0 11l1 8 4-8q3-5 0-11 4-6 0-12z" />
      {FACE}
      {FEATURES}
      <path className="hair" d={HAIR} />
      {EAR}
    </>
  ),
  loose: (
    <>
      <path className="hair" d="M12-100a12 12 0 0 1 24 0v14q-12 8-24 0z" />
      {NECK}
      {FACE}
      {FEATURES}
      <path className="hair" d={HAIR} />
    </>
  ),
  grey: (
    <>
      {NECK}
      <circle className="tint" cx="14" cy="-98" r="6" />
      {FACE}
      {FEATURES}
      <path className="tint" d={HAIR} />
      {EAR}
    </>
  ),
  bearded: (
    <>
      {NECK}
      {FACE}
      {eyesAt(26.5, -100)}
      <path className="hair" d={SHORT} />
      <path
        className="hair"
        strokeWidth="0"
        d="M14.500-100h2.500q.5 4 4 4.200 5.500-3 9.500-.2 2.500-1 3-4.500.5 10-8.500 10.500-9.500 0-10.500-10z"
      />
      {EAR}
    </>
  ),
  scarf: (
    <>
      <path className="sheet" d="M12-100q0-14 12-14t12 14l5 22q-17 12-34 0z" />
      <path className="skin" d="M17-100q0-9 8-9t8 9-8 10-8-10z" />
      {FEATURES}
    </>
  ),
  turban: (
    <>
      {NECK}
      {FACE}
      {eyesAt(26.5, -99.5)}
      <path className="hair" strokeWidth="0" d={MOUSTACHE} />
      <path className="sheet" d="M12-104q0-12 12-12t12 12q-12 5-24 0z" />
      <path d="M12-106q14 2 20-8" />
      {EAR}
    </>
  ),
  cap: (
    <>
      {NECK}
      {FACE}
      {eyesAt(26.5, -98.8)}
      <path className="hair" strokeWidth="0" d={MOUSTACHE} />
      <path className="deep" d="M13-103q-3-10 11-11 14 1 11 11z" />
      <path className="hair" d="M13-104h22q5 .5 7 3.500h-29z" />
      {EAR}
    </>
  ),
  helmet: (
    <>
      {NECK}
      {FACE}
      {FEATURES}
      {EAR}
      <path className="tint" d="M10-103h31M12-103a12 12 0 0 1 24 0z" />
    </>
  ),
};
