import { Drawing } from '../../../drawings/Drawing.tsx';
import type { RecordContent, SheetContent } from '../../../schemas/specimen.ts';
import { FieldList } from '../FieldList.tsx';
import { RecordHeading } from '../RecordHeading.tsx';
import { Sheet } from '../Sheet.tsx';
import './PlanRecord.css';

/** How wide an opening is for its depth: the paper says only what it takes off the concrete. */
const OPENING = 1.8;

/**
 * Two papers, the first drawn as what it measures: a slab with its opening, to scale. Its three lengths in m are length, breadth
 * and thickness, its three volumes in m³ what was poured, what the opening takes off, and what is left.
 * @throws TypeError if there are no two papers, RangeError if the first has not these fields
 */
export function PlanRecord({ record }: { record: RecordContent }) {
  const [measured, billed] = record.kind === 'sheet' ? record.sheets : [];
  if (!measured || !billed) throw new TypeError('A plan is drawn from two papers: what was measured, what was billed.');
  const { length, breadth, width, depth } = slabOf(measured);
  const [x, y] = [Math.round(length * 0.9 - width), Math.round(breadth * 0.9 - depth)];
  const posts = [0, length / 2, length].map((left) => `M${left - 18}-18h36v36h-36zm0 ${breadth}h36v36h-36z`);
  return (
    <div className="plan-record">
      <div className="plan">
        <RecordHeading heading={measured.heading} number={measured.number} />
        <Drawing width={length} height={breadth} className="plan-slab">
          <path className="tint" d={`M0 0h${length}v${breadth}H0zM${x} ${y}v${depth}h${width}v-${depth}z`} />
          <path className="deep" d={posts.join('')} />
        </Drawing>
        <FieldList fields={measured.fields} />
      </div>
      <Sheet {...billed} />
    </div>
  );
}

/** The slab and its opening, in centimetres. */
function slabOf({ fields, heading }: SheetContent) {
  const inUnit = (unit: string) =>
    fields.filter(({ value }) => value.endsWith(` ${unit}`)).map(({ value }) => Number.parseFloat(value));
  const [length, breadth, thickness] = inUnit('m');
  const [, less] = inUnit('m³');
  if (!length || !breadth || !thickness || !less)
    throw new RangeError(`"${heading}" has not three lengths in m and two volumes in m³.`);
  const area = less / thickness;
  const width = Math.round(Math.sqrt(area * OPENING) * 100);
  return { length: length * 100, breadth: breadth * 100, width, depth: Math.round((area * 10000) / width) };
}
