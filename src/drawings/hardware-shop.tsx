import type { ReactNode } from 'react';

/** Circles of one size, as one path. */
const rings = (r: number, ...middles: (readonly [x: number, y: number])[]) =>
  middles.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');

/** The ends of pipes, stacked. */
const PIPES = rings(
  7,
  ...[7, 6, 5].flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => [27 + 14 * at + 7 * row, -117 - 12 * row] as const),
  ),
);
const PADLOCK = 'v-14h16v14z';
const SHACKLE = 'v-4a5 5 0 0 1 10 0v4';

/** The shutter, rolled up, what hangs on the wall up to the pillar at the street, and the shelves. */
export const shopWall: ReactNode = (
  <>
    <path className="shine" d="M0 0v-272h660V0z" />
    <path className="tint" d="M0-300h668v28H0z" />
    <path className="on-hot" d="M0-291h668M0-282h668" />
    <path className="deep" d="M0-272h668v7H0z" />
    <path className="sheet" d="M16 0v-254h222V0z" />
    <path d="M127-254V0" />
    <path className="deep" d="M12-258h230v6H12zM12-212h230v5H12zM12-160h230v5H12zM12-108h230v5H12zM12-56h230v5H12z" />
    <path
      className="tint"
      d="M22-212v-28h22v28zM134-212v-18h44v18zM68-160v-34h50v34zM190-160v-40h38v40zM22-56v-36h44v36zM72 0v-40h50V0z"
    />
    <path
      className="deep"
      d="M50-212v-28h22v28zM140-230v-14h30v14zM178-108v-34h22v34zM72-56v-26h46v26zM20 0v-34h46V0z"
    />
    <path
      className="sheet"
      d="M78-212v-28h22v28zM78-178h30v12H78zM196-188h26v10h-26zM28-82h32v12H28zM82-26h30v12H82z"
    />
    <path className="sheet" d="M22-232h22v10H22zM50-232h22v10H50z" />
    <path className="deep" d="M78-232h22v10H78z" />
    <path d="M22-240q11-14 22 0m6 0q11-14 22 0m6 0q11-14 22 0" />
    <path className="tint" d={rings(19, [206, -231])} />
    <path d={rings(13, [206, -231])} />
    <path className="sheet" d={rings(7, [206, -231])} />
    <path className="deep" d={rings(20, [42, -180])} />
    <path stroke="var(--figure)" d={rings(14, [42, -180])} />
    <path className="sheet" d={rings(8, [42, -180])} />
    <path className="sheet" d={PIPES} />
    <path className="tint" d="M204-108v-18h8v-8h-6v-6h20v6h-6v8q10 0 10 14h-8q0-5-5-5h-5v9z" />
    <path className="deep" d="M258-258h214v82H258z" />
    <path
      className="tint"
      d="M278-234h8v50h-8zM364-236q16-4 18 8 0 14-10 12-8-2-12-8zM428-250h8v26h-8zM446-250h8v26h-8zM410-250h8v26h-8z"
    />
    <path
      className="sheet"
      d="M268-248h30q6 6 6 14h-36zM366-234l-54-12-2 12 54 16zM330-186l14-14a8 8 0 1 1 8-10l-7 1-1 6 4 4 6-2a8 8 0 0 1-10 6l-10 13z"
    />
    <path stroke="var(--figure)" d="M414-224v32m18-32v32m18-32v32" />
    <path className="tint" d="M494-256h44v56h-44z" />
    <path className="sheet" d="M500-250h32v44h-32z" />
    <path className="deep" d="M505-206q0-18 11-18t11 18zM509-232a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
    <path className="bar" stroke="var(--tint)" strokeDasharray="0 7" d="M494-254q22 46 44 0" />
    <path d="M576-256h74M594-256v9m38-9v9" />
    <path className="tint" fillRule="evenodd" d={rings(18, [594, -229]) + rings(8, [594, -229])} />
    <path className="deep" fillRule="evenodd" d={rings(18, [632, -229]) + rings(8, [632, -229])} />
    <path d={rings(13, [594, -229])} />
    <path stroke="var(--figure)" d={rings(13, [632, -229])} />
    <path className="tint" d="M648-265h20V0h-20z" />
    <path className="deep" d="M644-18h28V0h-28zM644-265h28v12h-28z" />
  </>
);

/** A counter of glass and drawers, and beside it a drum with pipes. */
export const shopCounter: ReactNode = (
  <>
    <path className="tint" d="M196-72h282V0H196z" />
    <path className="deep" d="M188-82h298v11H188z" />
    <path className="sheet" d="M206-64h122v54H206zM206-36h122" />
    <path className="deep" d={`M216-36${PADLOCK}M244-36${PADLOCK}`} />
    <path className="tint" d={`M274-36${PADLOCK}M302-36${PADLOCK}`} />
    <path d={`M219-50${SHACKLE}M247-50${SHACKLE}M277-50${SHACKLE}M305-50${SHACKLE}`} />
    <path className="tint" d="M214-10v-16h24v16zM246-10v-16h24v16z" />
    <path className="deep" d="M280-10v-9h-5v-5h16v5h-5q9 0 9 9zM304-10v-9h-5v-5h16v5h-5q9 0 9 9z" />
    <path className="on-hot" d="M338-62h62v22h-62zM338-34h62v24h-62zM408-62h62v22h-62zM408-34h62v24h-62z" />
    <path className="deep" d={rings(3, [369, -51], [369, -22], [439, -51], [439, -22])} />
    <path className="sheet" d="M146-40v-150h8v150zM170-40v-132h8v132z" />
    <path className="tint" d="M158-40v-166h8v166z" />
    <path className="deep" d="M136 0v-50h52V0z" />
    <path stroke="var(--figure)" d="M136-36h52M136-14h52" />
  </>
);

/** A board with what is sold, above the street, and a house across. */
export const street: ReactNode = (
  <>
    <path className="sheet" d="M692 0v-196h108V0z" />
    <path className="tint" d="M686-206h114v12H686z" />
    <path className="deep" d="M706-180h26v40h-26zM760-180h26v40h-26z" />
    <path stroke="var(--figure)" d="M719-180v40m54-40v40" />
    <path className="tint" d="M700-118h100v-8H700z" />
    <path d="M704-126v-14h96m-84 14v-14m14 14v-14m14 14v-14m14 14v-14m14 14v-14m14 14v-14" />
    <path className="deep" d="M700-118h100v-3H700z" />
    <path className="tint" d="M756 0v-92h44V0z" />
    <path className="sheet" d="M764-8v-34h36v34zM764-50v-34h36v34z" />
    <path d="M668-290h112M692-290v14m72-14v14" />
    <path className="deep" d="M680-276h98v52h-98z" />
    <path className="tint" d="M694-236v-18h22v18zM732-236v-10h9v-8h-8v-6h22v6h-8v8q14 0 14 14h-9q0-5-6-5h-5v1z" />
    <path stroke="var(--figure)" d="M698-254v-5a7 7 0 0 1 14 0v5M705-248v6" />
  </>
);
