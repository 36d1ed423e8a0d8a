import type { SheetContent } from '../../schemas/specimen.ts';
import { FieldList } from './FieldList.tsx';
import './Sheet.css';

/** A paper as a trade knows it: a heading, a number, fields. */
export function Sheet({ form, heading, number, fields }: SheetContent) {
  return (
    <div className={`sheet sheet-${form}`}>
      <p className="sheet-heading">
        <b>{heading}</b>
        {number && <span>{number}</span>}
      </p>
      <FieldList fields={fields} />
    </div>
  );
}
