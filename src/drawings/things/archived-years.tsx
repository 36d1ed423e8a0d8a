import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** An old computer, whose outline the line draws, with one voucher of its ledgers looked up; and the cabinet with the years that it kept. */
export const archivedYears: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 70, y: -95, r: 40 },
    contour:
      'H30c20 0 28-8 28-22v-10H14a12 12 0 0 1-12-12v-94a12 12 0 0 1 12-12h112a12 12 0 0 1 12 12v94a12 12 0 0 1-12 12H82v10c0 14 8 22 28 22',
    rest: (
      <>
        <path className="sheet" d="M160 0v-150h140V0" />
        <path d="M166 0v-144h128V0M166-96h128M166-48h128" />
        <path
          className="deep"
          d="M170 -96v-34q0-6 8-6t8 6v34zM202 -96v-34q0-6 8-6t8 6v34zM234 -96v-34q0-6 8-6t8 6v34zM186 -48v-32q0-6 8-6t8 6v32zM218 -48v-32q0-6 8-6t8 6v32z"
        />
        <path
          className="tint"
          d="M186 -96v-34q0-6 8-6t8 6v34zM218 -96v-34q0-6 8-6t8 6v34zM170 -48v-32q0-6 8-6t8 6v32zM202 -48v-32q0-6 8-6t8 6v32zM252-96l10-38 15 4-10 34z"
        />
        <path
          className="sheet"
          d="M174-126h8v14h-8zM190-126h8v14h-8zM206-126h8v14h-8zM222-126h8v14h-8zM238-126h8v14h-8zM174-76h8v14h-8zM190-76h8v14h-8zM206-76h8v14h-8zM222-76h8v14h-8z"
        />
        <path d="M176-122h4m-4 5h4M192-122h4m-4 5h4M208-122h4m-4 5h4M224-122h4m-4 5h4M240-122h4m-4 5h4M176-72h4m-4 5h4M192-72h4m-4 5h4M208-72h4m-4 5h4M224-72h4m-4 5h4M178-103h0M194-103h0M210-103h0M226-103h0M242-103h0M178-55h0M194-55h0M210-55h0M226-55h0" />
        <path className="sheet" d="M240-52h46v-7h-46zm4-7h40v-7h-40zm-2-7h42v-7h-42z" />
        <path d="M248-84h30v11h-30z" />
        <path className="tint" d="M170-42h57V-6h-57zm63 0h57V-6h-57z" />
        <path className="sheet" d="M188-34h22v10h-22zm62 0h22v10h-22z" />
        <path d="M192-29h12m50 0h12" />
        <path strokeWidth="4" d="M192-15h14m48 0h14" />
      </>
    ),
    hot: (
      <>
        <path className="hair" d="M12-130q0-10 10-10h96q10 0 10 10v72q0 10-10 10H22q-10 0-10-10z" />
        <path
          className="deep"
          stroke="none"
          d="M22-132h26v5H22zm68 0h28v5H90zM22-120h14v4H22zm22 0h32v4H44zm52 0h22v4H96zM22-111h14v4H22zm22 0h24v4H44zm58 0h16v4h-16zM22-84h14v4H22zm22 0h28v4H44zm54 0h20v4H98zM22-75h14v4H22zm22 0h20v4H44zm60 0h14v4h-14zM22-66h14v4H22zm22 0h34v4H44zm52 0h22v4H96z"
        />
        <path className="tint" stroke="none" d="M22-57h30v4H22zm34-2h5v7h-5z" />
        <path className="hot" d="M40-104h60v18H40z" />
        <path className="on-hot" d="M48-95h22m14 0h8" />
        <path d="M104-40h10" />
        <path className="dots" d="M122-40h0" />
        <path d="M58-22h24M44 0h52M58-32h24" />
      </>
    ),
  });
