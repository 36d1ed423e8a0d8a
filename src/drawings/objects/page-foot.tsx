/** An old address that leads on, and where all of them go. */
export const moves = (
  <>
    <path className="hot" d="M78 62h42l22 22v54h-64z" />
    <path
      d={`M120 62v22h22M92 118v-14h30m-8-9l9 9-9 9M216 36${'h100m-100 32'.repeat(5)}M326 36c90 0 90 64 180 64h-180M326 68c90 0 90-20 180-20M326 132c90 0 90 20 180 20M326 164c90 0 90-64 180-64`}
    />
    <path className="tint" d="M506 82h198v36h-198z" />
    <path d={`M506 30${'h198v36h-198zm20 18h90m58-8l8 8-8 8m-168 26'.repeat(3)}`} />
  </>
);

/** What was done this year, the hours that are left, and the roll from which the page was unrolled. */
export const foot = (
  <>
    <path className="hot" d="M102 50l34 12v26q0 28-34 44-34-16-34-44v-26z" />
    <path d={`M84 90l14 14 24-28M216 36${'h28v40h-28zm41 0'.repeat(12)}M216 104h488v28h-488z`} />
    <path className="tint" d={`M216 36${'h28v40h-28zm41 0'.repeat(7)}M216 104h286v28h-286z`} />
    <path d={`M222 56${'l6 7 10-14m25 7'.repeat(7)}M298 104v28m81-28v28m81-28v28m81-28v28m81-28v28`} />
    <path className="sheet" d="M10 178h712a22 22 0 0 1 0 44h-712a22 22 0 0 1 0-44z" />
    <path d="M722 222c-30 0-30-36-2-36s22 28 2 26-10-16 0-16M10 190h690" />
  </>
);
