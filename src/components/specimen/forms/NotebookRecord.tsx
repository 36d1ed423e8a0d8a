import { Drawing } from '../../../drawings/Drawing.tsx';
import type { RecordContent } from '../../../schemas/specimen.ts';
import { FieldList } from '../FieldList.tsx';
import './NotebookRecord.css';

const FIGURE = 'v-34q0-26 22-26t22 26v34zm90 0';
const HEAD = 'a15 15 0 0 1 30 0 15 15 0 0 1-30 0zm90 0';

const HAIR = 'a16 17 0 0 1 32 0q-16-11-32 0zm90 0';

/**
 * A page of a ruled register: labels before its double line, entries behind it. The first number of its fields is how many have the
 * same name, and as many stand on a rule.
 * @throws TypeError if the record is no terminal with fields
 */
export function NotebookRecord({ record }: { record: RecordContent }) {
  if (record.kind !== 'terminal' || !record.fields)
    throw new TypeError(`Only a terminal with fields can be written into a register, this is a ${record.kind}.`);
  const { place, job, figure, fields, buttons } = record;
  const count = Number(/\d+/.exec(fields.map(({ value }) => value).join(' '))?.[0] ?? 1);
  const width = count * 90 - 42;
  return (
    <div className="notebook">
      <p className="notebook-head">
        <b>{place}</b>
        <b>{job}</b>
      </p>
      <p className="notebook-sum">
        <b>{figure.value}</b> {figure.unit}
      </p>
      <Drawing viewBox={`-2 -100 ${width} 102`} width={width} height={102} className="notebook-crowd">
        <path className="tint" d={`M0 0${FIGURE.repeat(count)}`} />
        <path className="sheet" d={`M7-78${HEAD.repeat(count)}`} />
        <path className="deep" d={`M6-78${HAIR.repeat(count)}`} />
      </Drawing>
      <FieldList fields={fields} />
      <ul className="notebook-slips">
        {buttons.map(({ label, value }) => (
          <li key={label}>
            {label} {value && <b>{value}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
