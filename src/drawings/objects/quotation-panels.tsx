import type { ReactNode } from 'react';
import type { RecordContent } from '../../schemas/specimen.ts';
import './quotation.css';

const rupees = (value = '') => Number(value.replace(/\D/g, ''));

/** What the record says of the quotation: how many pages came before, what it named, what that left out, and what another costs. */
function readingOf(record: RecordContent) {
  const papers = record.kind === 'sheet' ? record.sheets : [];
  const fields = papers.flatMap((paper) => paper.fields);
  const named = rupees(fields.find(({ mark }) => mark === 'struck')?.value) || 500_000;
  const leftOut = rupees(fields.find(({ mark }) => mark === 'ring')?.value) || 345_000;
  return {
    named,
    whole: named + leftOut,
    other: rupees(fields.at(-1)?.value) || 760_000,
    page: rupees(papers.at(-1)?.number) || 31,
  };
}

/** Down the margin of a fold. */
const DOWN = 'M20-3000V3000';

/**
 * What the line does in each fold: it comes down the margin, goes out and round what was left out, and back, and ends at the
 * person among the risks.
 */
export function linesThrough(record: RecordContent): string[] {
  const { leftFrom, leftTo } = bars(record);
  const round = `M20-3000V15a10 10 0 0 0 10 10H${leftFrom - 34}c24 0 24 70 48 70H${leftTo - 4}a35 35 0 0 0 0-70H${leftFrom + 14}c-24 0-24 70-48 70H30a10 10 0 0 0-10 10V3000`;
  return [DOWN, DOWN, DOWN, DOWN, round, 'M20-3000V0a10 10 0 0 0 10 10H447a10 10 0 0 1 10 10v1'];
}

/** Where the drawn bars of three sums end, of which the first two are one bar and what it left out. */
function bars(record: RecordContent) {
  const { named, whole, other } = readingOf(record);
  const end = (sum: number) => 48 + Math.round((sum * 420) / Math.max(whole, other));
  return { leftFrom: end(named), leftTo: end(whole), otherTo: end(other) };
}

/** Quotation above quotation, as long as their sums; what the first has left out is the one thing that matters. */
function bids(record: RecordContent) {
  const { leftFrom, leftTo, otherTo } = bars(record);
  return (
    <>
      <path d="M48 20v148" />
      <path className="tint" d={`M48 38H${leftFrom}v44H48z`} />
      <path className="hot" d={`M${leftFrom} 38H${leftTo}v44H${leftFrom}z`} />
      <path className="tint" d={`M48 108H${otherTo}v44H48z`} />
      <path d={`M70 60h64M70 130h64m16 0h40m16 0h70M${otherTo + 20} 130l10 12 18-28`} />
    </>
  );
}

/** The pages before the one that unfolds, seen from above and in front: as many as the record's number says. */
export function pagesBefore(record: RecordContent): ReactNode {
  const count = readingOf(record).page - 1;
  return (
    <>
      <path className="sheet" d={`M64 4h432l64 44v${count * 3}H0V48z`} />
      <path d="M0 48h560M408 20h40M420 34h50" />
      <path className="bar" d="M112 22h110M100 36h70" />
      <path className="edges" d={`M0 51h560${'m-560 3h560'.repeat(count - 1)}`} />
    </>
  );
}

/** Six panels of a page that unfolds, 560 by 176. What each assignment looks at. */
export const quotationPanels = (record: RecordContent): Record<string, ReactNode> => ({
  // Three years of quarters, projects in their order, and the last day to turn.
  plan: (
    <>
      <path className="tint" d="M48 44h110v20H48zM126 76h156v20H126zM204 108h195v20H204z" />
      <path className="deep" d="M360 44h152v20H360z" />
      <path d={`M48 150h468M48 142v12${'m39-8v8'.repeat(12)}M204 24v134M360 24v134M321 108V30l30 11-30 11`} />
    </>
  ),
  // What is kept, repaired, replaced, switched off.
  grades: (
    <>
      <path className="tint" d="M56 20h88v88H56zM176 20h88v44h-88z" />
      <path d="M176 64v44h88V64M296 20h88v88h-88zM72 44h56M72 64h56M72 84h30M192 42h56M192 84h30M312 44h56M312 64h56M312 84h30M84 142l12 14 22-32M236 123a13 13 0 1 0 8 8l-10 6-6-6zM225 144l-20 20M318 134h42l-9-9M362 150h-42l9 9" />
      <path className="dashed" d="M416 20h88v88h-88z" />
      <path d="M448 130a18 18 0 1 0 24 0M460 122v18" />
    </>
  ),
  // Two stores, and how the other systems get their data.
  stores: (
    <>
      <path d="M152 96v22H86v20M152 118h66v20M408 96v22h-66v20M408 118h66v20M214 62h132m-14-10 14 10-14 10" />
      <path
        className="tint"
        d="M92 36v54c0 24 120 24 120 0V36c0-24-120-24-120 0 0 24 120 24 120 0M348 36v54c0 24 120 24 120 0V36c0-24-120-24-120 0 0 24 120 24 120 0"
      />
      <path className="sheet" d="M50 134h72v30H50zM182 134h72v30h-72zM306 134h72v30h-72zM438 134h72v30h-72z" />
    </>
  ),
  // An order from hand to hand, with a clock.
  order: (
    <>
      <circle className="tint" cx="88" cy="84" r="40" />
      <path d="M88 84V56M88 84l20 12M140 84h376m-14-10 14 10-14 10" />
      <path className="sheet" d="M172 44h66v84h-66zM280 44h66v84h-66zM388 44h66v84h-66z" />
      <path d="M184 62h42M184 78h30M292 62h42M292 78h30M400 62h42M400 78h30M184 110c8-20 14-14 10 0 8-10 14-10 16 0 4-6 8-6 14-2M292 110c8-20 14-14 10 0 8-10 14-10 16 0 4-6 8-6 14-2M400 110c8-20 14-14 10 0 8-10 14-10 16 0 4-6 8-6 14-2" />
    </>
  ),
  bids: bids(record),
  // How likely, how dear: five risks on a grid, and one of them is a person.
  risks: (
    <>
      <path className="tint" d="M282 24h234v88H399V68H282z" />
      <path d="M48 24h468v132H48zM48 68h468M48 112h468M165 24v132M282 24v132M399 24v132" />
      <circle className="deep" cx="457" cy="38" r="8" />
      <path className="deep" d="M439 66c0-24 36-24 36 0z" />
      <path className="dots" d="M106 134h0M223 90h0M223 134h0M340 134h0" />
    </>
  ),
});
