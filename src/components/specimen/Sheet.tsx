import { use } from 'react';
import type { SheetContent } from '../../schemas/specimen.ts';
import { FieldList } from './FieldList.tsx';
import { Handwritten } from './Handwriting.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import './Sheet.css';

/** A paper as a trade knows it: a heading, a number, fields. */
export function Sheet({ form, heading, number, fields }: SheetContent) {
  const isHandwritten = use(Handwritten) && form === 'slip';
  return (
    <div className={`sheet sheet-${form}`}>
      <RecordHeading heading={heading} number={number} />
      <FieldList fields={fields} isHandwritten={isHandwritten} />
    </div>
  );
}
