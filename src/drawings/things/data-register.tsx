import { faceAt } from '../people/face.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A register of persons, whose outline the line draws: whom it is about, that they agreed, and the entry that is erased. */
export const dataRegister: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 165, y: -56, r: 40 },
    contour: 'H2a8 8 0 0 0 8-8V-136c24-12 78-12 104 6c26-18 80-18 104-6V-8a8 8 0 0 0 8 8',
    rest: <path className="tint" d="M3-10v-132h222v132z" />,
    hot: (
      <>
        <path className="tint" stroke="none" d="M120-125c24-12 70-12 92-4v9H120zM16-131c22-8 68-8 92 4v7H16z" />
        <path d="M114-130V-2M14-7c24-9 76-9 100 5c24-14 76-14 100-5M114-7c-24-12-72-12-100-6m100 6c24-12 72-12 100-6" />
        <path d="M22-126h24m20 0h14m14 0h8M126-125h28m16 0h12m14 0h10" />
        <path d="M18-82h90m-90 32h90M76-112v96M152-112v20" />
        <path className="tint" stroke="none" d="M22-115h34v27H22zm0 32h34v27H22zm0 32h34v27H22z" />
        {/* Outlines are light in the dark, where hair is not. */}
        <g stroke="var(--hair, currentColor)">
          <path className="deep" d="M24-88q0-11 15-11t15 11zm0 32q0-11 15-11t15 11zm0 32q0-11 15-11t15 11z" />
          <path
            className="skin"
            d="M39-97a8 8 0 0 1 0-16a8 8 0 0 1 0 16m0 32a8 8 0 0 1 0-16a8 8 0 0 1 0 16m0 32a8 8 0 0 1 0-16a8 8 0 0 1 0 16"
          />
          <path
            className="hair"
            d="M31-104a8 8 0 0 1 16 0q-7-6-16 0zm5-8a3 3 0 1 1 6 0zm-6 52v-12a9 9 0 0 1 18 0v12h-2v-10q-3-1-5-5-5 5-9 5v10zm1 20a8 8 0 0 1 16 0q-7-6-16 0z"
          />
        </g>
        <g transform="scale(.75)">
          {faceAt(52, -136)}
          {faceAt(52, -93.5)}
          {faceAt(52, -51)}
        </g>
        <path d="M58-100h12m-12 7h8m-8 25h12m-12 7h8m-8 25h12m-12 7h8" />
        <path strokeWidth="4" d="M84-97l6 8 12-16M84-65l6 8 12-16" />
        <path d="M84-28h16" />
        <path d="M126-104h20m-20 8h14m18-8h14m-14 8h20" />
        <path strokeWidth="4" d="M190-102l6 7 11-14" />
        <path d="M126-30h24m-24 7h16m16-7h16m-16 7h10m18-5h16" />
        <path className="hot" d="M138-74h54v36h-54z" />
        <path className="on-hot" d="M148-64h22m-22 16h30" />
        <path className="on-hot" d="M144-56h42" />
      </>
    ),
  });
