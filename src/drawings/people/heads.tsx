const NECK = <path className="skin" d="M19-94v9q5 6 10 0v-9z" />;
const FACE = <circle className="skin" cx="24" cy="-101" r="10" />;
const HAIR = 'M13-98a11 12 0 0 1 22 0q-9-1-14-8-2 6-8 8z';
const MOUSTACHE = 'M17-96q7-4 14 0-3 3-7 2-4 1-7-2z';

/** Heads, with the neck below them; what hangs behind the shoulders is drawn first. */
export const heads = {
  short: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d="M13-99a11 11.5 0 0 1 22 0q-8-2-12-7-4 5-10 7z" />
    </>
  ),
  bun: (
    <>
      {NECK}
      <circle className="hair" cx="35" cy="-104" r="7" />
      <path className="tint" d="M32-111q-7 4-3 13l4 1q-3-9 3-14z" />
      {FACE}
      <path className="hair" d={HAIR} />
    </>
  ),
  plait: (
    <>
      {NECK}
      <path className="hair" d="M30-104q8 4 6 13 4 6 0 11 3 6 0 11l-1 8-4-8q-3-5 0-11-4-6 0-12z" />
      {FACE}
      <path className="hair" d="M13-98a11 12 0 0 1 22 0q-9-1-11-8-4 7-11 8z" />
    </>
  ),
  loose: (
    <>
      <path className="hair" d="M12-100a12 12 0 0 1 24 0v14q-12 8-24 0z" />
      {NECK}
      {FACE}
      <path className="hair" d={HAIR} />
    </>
  ),
  grey: (
    <>
      {NECK}
      <circle className="tint" cx="34" cy="-98" r="6" />
      {FACE}
      <path className="tint" d={HAIR} />
    </>
  ),
  bearded: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d="M13-101a11 11 0 0 1 22 0q-11-6-22 0z" />
      <path className="hair" strokeWidth="0" d="M15.500-98q3 4 8.500 4t8.500-4q0 6.500-8.500 6.500t-8.500-6.500z" />
    </>
  ),
  scarf: (
    <>
      <path className="sheet" d="M12-100q0-14 12-14t12 14l5 22q-17 12-34 0z" />
      <path className="skin" d="M16-100q0-9 8-9t8 9-8 10-8-10z" />
    </>
  ),
  turban: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d={MOUSTACHE} />
      <path className="sheet" d="M12-104q0-12 12-12t12 12q-12 5-24 0z" />
      <path d="M12-106q14 2 20-8" />
    </>
  ),
  cap: (
    <>
      {NECK}
      {FACE}
      <path className="hair" d={MOUSTACHE} />
      <path className="deep" d="M13-103q-3-10 11-11 14 1 11 11z" />
      <path className="hair" d="M13-103h22q4 1 6 4H13z" />
    </>
  ),
  helmet: (
    <>
      {NECK}
      {FACE}
      <path className="tint" d="M9-102h30M12-102a12 12 0 0 1 24 0z" />
    </>
  ),
};
