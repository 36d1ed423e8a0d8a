import type { Thing } from '../thing.ts';

/** A spreadsheet with the one cell on which all others depend, and the screen with a login that takes its place. */
export const formulaSheet: Thing = () => ({
  width: 302,
  height: 150,
  spot: { x: 106, y: -46, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M0 0v-150h176V0" />
      <path className="tint" d="M0-150h176v20H0zM0-130h40V0H0z" />
      <path d="M0-108h176M0-84h176M0-60h176M0-32h176M40-150V0M84-150V0M128-150V0M50-119h22m22 0h24m22 0h26M50-96h16m28 0h24m22 0h20M50-72h22M50-46h16M50-16h22" />
      <path className="hot" d="M84-60h44v28H84z" />
      <path className="sheet" d="M156-118h132q12 0 12 12V0H156z" />
      <path className="deep" d="M156-118h132q12 0 12 12v10H156z" />
      <circle className="tint" cx="182" cy="-71" r="13" />
      <path d="M208-78h60m-60 14h38M156-46h144M156-23h144M170-34h52m-52 23h52" />
      <path className="bar" d="M254-34h28m-28 23h28" />
    </>
  ),
});
