import type { SpecimenField } from '../../schemas/specimen.ts';
import { Marked } from './Marked.tsx';
import './FieldList.css';

/** Fields of a paper or a screen: what is asked, and what stands there. */
export function FieldList({ fields }: { fields: SpecimenField[] }) {
  return (
    <dl>
      {fields.map(({ label, value, mark }) => (
        <div key={label} className="record-field">
          <dt>{label}</dt>
          <dd>
            <Marked value={value} mark={mark} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
