/** An old address that leads on, and where all of them go. */
export const moves = (
  <>
    <path className="hot" d="M78 62h42l22 22v54h-64z" />
    <path
      d={`M120 62v22h22M92 118v-14h30m-8-9l9 9-9 9M216 36${'h100m-100 32'.repeat(5)}M326 36C440 36 430 100 506 100M326 68C420 68 420 48 506 48M326 100h180M326 132C420 132 420 152 506 152M326 164C440 164 430 100 506 100M506 30h198v36h-198zM526 48h90m58-8l8 8-8 8`}
    />
    <path className="tint" d="M506 82h198v36h-198z" />
    <path d="M526 100h90m58-8l8 8-8 8M506 134h198v36h-198zM526 152h90m58-8l8 8-8 8" />
  </>
);

/** What was done this year, the hours that are left, and the roll from which the page was unrolled. */
export const foot = (
  <>
    <path className="hot" d="M102 50l34 12v26c0 24-18 36-34 44-16-8-34-20-34-44v-26z" />
    <path d={`M84 90l14 14 24-28M216 36${'h28v40h-28zm41 0'.repeat(12)}M216 104h488v28h-488z`} />
    <path className="tint" d={`M216 36${'h28v40h-28zm41 0'.repeat(7)}M216 104h286v28h-286z`} />
    <path d={`M222 56${'l6 7 10-14m25 7'.repeat(7)}M298 104v28m81-28v28m81-28v28m81-28v28m81-28v28`} />
    <path className="sheet" d="M10 178h712a22 22 0 0 1 0 44h-712a22 22 0 0 1 0-44z" />
    <path d="M722 222c-30 0-30-36-2-36s22 28 2 26-10-16 0-16M10 190h690" />
  </>
);
