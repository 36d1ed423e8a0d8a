/* Heads seen from the side, which look to the right; the middle is at 0, 0, and the neck stands on y = 14. */
const NECK = <path className="skin" d="M-6 4v11q6 4 11 0V6z" />;
const FACE = (
  <path className="skin" d="M0-10A10 10 0 0 1 9.800-2l2.400 4q.5 1.500-2.400 1.500A10.300 10.300 0 1 1 0-10z" />
);
const EYE = <circle className="hair" strokeWidth="0" cx="5" cy="-1" r="1.300" />;
const EAR = <circle className="skin" cx="-2.500" cy="1.500" r="2.500" />;
const GLASSES = (
  <path className="on-hot" d="M-3-2h4.500m7 0h1.500M1.500-1.500a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0" />
);

export const profiles = {
  plait: (
    <>
      <path className="hair" d="M-7-6q-8 3-7 12 3 4 1 10 3 5 1 11l-2 8-4-8q-2-6 1-11-3-5-1-10-2-10 5-14z" />
      {NECK}
      {FACE}
      {EYE}
      <path className="hair" d="M7.500-7.500Q4-13-3-11.500-12-9-10.500 2-9 7-5 6.500-1 0 7.500-7.500z" />
      {EAR}
      <path className="dots" d="M-12-6h0m-2.500 4h0" />
    </>
  ),
  moustache: (
    <>
      {NECK}
      {FACE}
      {EYE}
      <path className="hair" d="M9-6Q6-13-2-12-11-10-10.500 0q.5 4 3 6l2-6 2-5q7 1 12.500-1z" />
      {EAR}
      <path className="hair" strokeWidth="0" d="M11 4Q6 2 3.500 6.500q4 1 7.500-.5z" />
    </>
  ),
  turban: (
    <>
      {NECK}
      {FACE}
      {EYE}
      <path className="hair" strokeWidth="0" d="M-5 1l2 6q6 4 13.500 0-1 5-6 5.500-7.500.5-9.500-11.500z" />
      <path className="hair" strokeWidth="0" d="M11.500 3.500Q6 1.500 3.500 5.500q4 1.800 8 .3z" />
      <path className="deep" d="M10-5q2-11-10-12-13 0-13 10 0 4 2 6 10-6 21-4z" />
      <path d="M-12-8Q-2-13 6-15M-11.500-3Q-1-8 10-9" />
      {EAR}
    </>
  ),
  glasses: (
    <>
      {NECK}
      {FACE}
      {EYE}
      <path className="hair" d="M10-6q1-8-9-7Q-11-12-11-2q0 5 3 9l2-7 2-4Q4-4 10-6z" />
      {EAR}
      {GLASSES}
    </>
  ),
  grey: (
    <>
      <circle className="shine" cx="-13" cy="-3" r="6" />
      {NECK}
      {FACE}
      {EYE}
      <path className="shine" d="M8-7Q4-13-3-11.500-12-9-10.500 1-9.500 5-6 6q1-6 5-8 6-1 9-5z" />
      {EAR}
      {GLASSES}
    </>
  ),
};
