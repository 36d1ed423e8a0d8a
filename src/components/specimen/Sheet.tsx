import type { SheetContent } from '../../schemas/specimen.ts';
import { FieldList } from './FieldList.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import './Sheet.css';

/** A paper as a trade knows it: a heading, a number, fields. */
export function Sheet({ form, heading, number, fields }: SheetContent) {
  return (
    <div className={`sheet sheet-${form}`}>
      <RecordHeading heading={heading} number={number} />
      <FieldList fields={fields} />
    </div>
  );
}
