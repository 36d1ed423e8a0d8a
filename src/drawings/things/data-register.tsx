import { heads } from '../people/heads.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A register, whose outline the line draws: whose data it holds, and the print of the thumb with which that person agreed. */
export const dataRegister: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 164, y: -81, r: 50 },
    contour: 'H2a8 8 0 0 0 8-8V-136c24-12 78-12 104 6c26-18 80-18 104-6V-8a8 8 0 0 0 8 8',
    rest: <path className="deep" d="M3-10v-132h222v132z" />,
    hot: (
      <>
        <path className="tint" d="M20-122h84v92H20z" />
        <path className="deep" d="M28-30q0-32 24-34 10 8 20 0 24 2 24 34z" />
        <g transform="scale(1.9)">
          <g transform="translate(8.400 52.100)">{heads.bun}</g>
        </g>
        <path d="M114-130V-2M14-7c24-9 76-9 100 5c24-14 76-14 100-5" />
        <path className="bar" d="M30-19h40m62-10h64" />
        <path className="hot" d="M164-42a28 39 0 0 1 0-78a28 39 0 0 1 0 78" />
        <path className="on-hot" d="M148-66q-6-42 16-42t16 42M157-58q-6-38 7-38t7 38" />
      </>
    ),
  });
