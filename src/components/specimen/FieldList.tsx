import type { SpecimenField } from '../../schemas/specimen.ts';
import { Handwriting } from './Handwriting.tsx';
import { Marked } from './Marked.tsx';
import './FieldList.css';

interface FieldListProps {
  fields: SpecimenField[];
  /** That of what is asked, if it is said to those only who do not see the paper. */
  labelClass?: string | undefined;
  isHandwritten?: boolean;
}

/** Fields of a paper or a screen: what is asked, and what stands there. */
export function FieldList({ fields, labelClass, isHandwritten = false }: FieldListProps) {
  return (
    <dl>
      {fields.map(({ label, value, mark }) => (
        <div key={label} className="record-field">
          <dt className={labelClass}>{label}</dt>
          <dd>
            <Marked value={isHandwritten ? <Handwriting text={value} /> : value} mark={mark} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
