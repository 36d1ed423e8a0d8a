import { autofill } from './attributes.ts';
import './Field.css';

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is typed here, so that the browser checks it and shows the right keyboard. */
  kind?: 'text' | 'email' | 'tel' | 'message';
  /** What the browser may fill in, from the HTML standard's list. */
  autofillAs?: string;
}

/** A labelled field of a form. */
export function Field({ name, label, hint, kind = 'text', autofillAs }: FieldProps) {
  const hintId = hint && `${name}-hint`;
  const shared = { id: name, name, 'aria-describedby': hintId, className: 'input' };
  return (
    <div className={kind === 'message' ? 'field field-wide' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {kind === 'message' ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input {...shared} type={kind} {...autofill(autofillAs)} />
      )}
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
    </div>
  );
}
