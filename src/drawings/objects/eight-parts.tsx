import './eight.css';

/** At each station, what is done there: round the middle, in a circle of 76. */
export const stations = {
  migration: (
    <>
      <path className="tint" d="M-62-32h34v66h-34z" />
      <path d="M-54-16h18M-54 1h18M-54 18h18M-20 2h22m-9-9 9 9-9 9" />
      <path className="deep" d="M30 24h24a14 14 0 0 0 3-28 19 19 0 0 0-34-6 17 17 0 0 0 7 34z" />
    </>
  ),
  pipeline: (
    <>
      <path d="M-66 0H66" />
      <path className="tint" d="M-58-20h32v40h-32zM-16-20h32v40h-32zM26-20h32v40h-32z" />
      <path d="M-50 1l6 7 10-16M-8 1l6 7L8-8M34 1l6 7L50-8" />
    </>
  ),
  code: (
    <>
      <path d="M-32-38c-14 0-8 16-8 26 0 8-4 10-10 12 6 2 10 4 10 12 0 10-6 26 8 26M32-38c14 0 8 16 8 26 0 8 4 10 10 12-6 2-10 4-10 12 0 10 6 26-8 26" />
      <path d="M-20-22h36M-20-7h24M-8 8h28M-8 23h18" />
    </>
  ),
  drill: (
    <>
      <circle className="tint" cy="8" r="40" />
      <path d="M0-32v-14M-14-46h28M29-21l9-9M0 8v-27M0 8l20 12" />
    </>
  ),
  monitoring: (
    <>
      <path className="tint" d="M-52-38H52v68H-52z" />
      <path d="M-22 46h44M0 30v16M-42-2h22l11-24 15 42 11-18h25" />
    </>
  ),
  cost: (
    <>
      <path className="tint" d="M-48-30h64l36 30-36 30h-64z" />
      <circle className="sheet" cx="26" r="7" />
      <path d="M-34-16h28M-34-6h28M-34-16c18 0 18 20 0 20l18 16" />
    </>
  ),
};

/** The road as a wide line, its bed and the line along its middle. */
const road = (path: string) => (
  <>
    <path className="road" d={path} />
    <path className="road-bed" d={path} />
    <path className="road-middle" d={path} />
  </>
);

/** A cabinet of five computers. */
const cabinets = (x: number, y: number) => `M${x} ${y}${'h50v24h-50zm0 34'.repeat(5)}`;

/** The whole road, a figure of eight in 1264 by 580, with what stands in its loops: racks in the water, their twin in a cloud. */
export const wholeRoad = (
  <>
    <path d="M264 0v90M479 0v179M1000 0v90M264 580v-90M785 580V401M1000 580v-90" />
    <path className="sheet" d="M172 196h66v190h-66zM248 196h66v190h-66zM324 196h66v190h-66z" />
    <path className="tint" d={cabinets(180, 206) + cabinets(256, 206) + cabinets(332, 206)} />
    <path
      className="dots"
      d="M218 218h0m0 34h0m0 34h0m0 34h0M294 218h0m0 34h0m0 34h0m0 34h0M370 218h0m0 34h0m0 34h0m0 34h0"
    />
    <path
      className="deep"
      d="M118 340q13-14 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0C480 404 380 490 264 490S126 430 118 340z"
    />
    <path d="M160 372q13-12 26 0t26 0 26 0M348 368q13-12 26 0t26 0 26 0M254 398q13-12 26 0t26 0" />
    <path className="tint" d="M892 366h176a40 40 0 0 0 8-80 62 62 0 0 0-84-56 70 70 0 0 0-112 40 49 49 0 0 0 12 96z" />
    <path className="sheet" d="M898 262h44v84h-44zM954 262h44v84h-44zM1010 262h44v84h-44z" />
    <path d="M906 280h28m-28 16h28m-28 16h28m-28 16h28M962 280h28m-28 16h28m-28 16h28m-28 16h28M1018 280h28m-28 16h28m-28 16h28m-28 16h28" />
    {road(
      'M632 290C768 185 904 90 1000 90S1152 185 1152 290 1096 490 1000 490 768 395 632 290 360 90 264 90 112 185 112 290 168 490 264 490 496 395 632 290z',
    )}
  </>
);

/** The same road upright: what each row has of it, in 100 by 100, stretched to the words beside it. */
export const lanes = [
  'M27 101V36C27-6 73-6 73 36V101',
  'M27-1V101M73-1V101',
  'M27-1V30C27 74 50 50 50 101M73-1V30C73 74 50 50 50 101',
  'M50-1C50 50 27 26 27 70V101M50-1C50 50 73 26 73 70V101',
  'M27-1V101M73-1V101',
  'M27-1V64C27 106 73 106 73 64V-1',
].map(road);

/** The button by which a release is taken back. */
export const wayBack = (
  <>
    <circle className="sheet" r="62" />
    <circle className="hot" r="50" />
    <path className="on-hot" d="M-22-10a24 24 0 1 1-1 22M-23-28v19h19" />
  </>
);
