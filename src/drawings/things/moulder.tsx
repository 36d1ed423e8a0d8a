import { limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Thing } from '../thing.ts';

/** A moulder of a foundry in helmet and apron, who pours from a ladle into a mould. */
export const moulder: Thing = () => ({
  width: 124,
  height: 146,
  spot: { x: 20, y: -122, r: 30 },
  drawing: (
    <g transform="translate(45) scale(1.25)">
      <path className="deep" d="M34-16h28V0H34z" />
      <path className="sheet" d="M34-16h28v5H34z" />
      <path className="skin" d={limb([-15, -76], [-1, -64], [19, -55])} />
      {sides.trousers}
      {sides.head(
        <>
          {profiles.moustache}
          <path className="tint" d="M-12-4q0-12 13-12 11 1 11 10l4 2z" />
        </>,
      )}
      <path className="tint" d={sides.shirt} />
      <path className="sheet" d="M-18-75h10l2 27 3 26q-10 4-19 1z" />
      <path d="M-12-58 30-52" strokeWidth="5" />
      <path className="tint" d="M47-47q7 1 7 10v22h-6v-20q0-6-6-6z" />
      <path className="deep" d="M26-60l24 7q-2 17-14 15t-10-22z" />
      <path className="skin" d={limb([-22, -76], [-20, -58], [3, -56])} />
      <path className="tint" d={sleeve([-22, -77], [-20.5, -64])} />
    </g>
  ),
});
