import type { RegisterContent, RegisterEntryContent } from '../../schemas/specimen.ts';
import { FieldList } from './FieldList.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import './RegisterRows.css';

type RegisterRowsProps = Omit<RegisterContent, 'kind'>;

/**
 * A table whose rows are things of their own beside each other: labels, slips whose entries speak for themselves, or tanks of water, as
 * full as their last entries say.
 */
export function RegisterRows({ form = 'labels', heading, number, columns, rows }: RegisterRowsProps) {
  return (
    <div className={`rows rows-${form}`}>
      <RecordHeading heading={heading} number={number} />
      <div>
        {rows.map((row, index) => (
          <div key={columns[index]} className="row">
            {form === 'tanks' && <Water level={entryOf(row.at(-1)).value} />}
            <FieldList
              fields={columns.map((label, column) => ({ label, ...entryOf(row[column]) }))}
              labelClass={form === 'slips' ? 'visually-hidden' : undefined}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function entryOf(entry: RegisterEntryContent = '') {
  return typeof entry === 'string' ? { value: entry } : entry;
}

/** Water in a tank that is 100 high. */
function Water({ level }: { level: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={100}
      fill="none"
      stroke="currentColor"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${100 - Number.parseInt(level, 10)}q13-3 25 0t25 0 25 0 25 0V100H0z`} />
    </svg>
  );
}
