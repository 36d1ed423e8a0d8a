import { autofill } from '../navigation/attributes.ts';
import './Field.css';

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is typed here, so that the browser checks it and shows the right keyboard. */
  kind?: 'text' | 'email' | 'tel' | 'message';
  /** What the browser may fill in, from the HTML standard's list. */
  autofillAs?: string | undefined;
  /** What to type, shown once the browser has refused the field; where a script checks, it says so itself. */
  problem?: string | undefined;
  /** How the field is checked, in a form that sends. */
  check?: FieldCheck;
}

export interface FieldCheck {
  /** Follows the label of a field that must be filled in. */
  required: string | undefined;
  /** What is wrong, in words. */
  problem: string | undefined;
  isReadOnly: boolean;
}

/** A labelled field of a form. */
export function Field({ name, label, hint, kind = 'text', autofillAs, problem, check }: FieldProps) {
  const hintId = hint && `${name}-hint`;
  const problemId = !check && problem && `${name}-problem`;
  const descriptions = [hintId, problemId].filter(Boolean).join(' ');
  // Names and messages run in the direction of their own script.
  const dir = kind === 'text' || kind === 'message' ? 'auto' : undefined;
  const shared = { id: name, name, dir, 'aria-describedby': descriptions || undefined, className: 'input' };
  const checked = check && checkedAttributes(name, hintId, check);
  return (
    <div className={kind === 'message' ? 'field field-wide' : 'field'}>
      <label htmlFor={name}>{check?.required ? `${label} (${check.required})` : label}</label>
      {kind === 'message' ? (
        <textarea {...shared} {...checked} rows={6} />
      ) : (
        <input {...shared} {...checked} type={kind} {...autofill(autofillAs)} />
      )}
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      {problemId && (
        <p id={problemId} className="field-problem field-refused">
          {problem}
        </p>
      )}
      {check && (
        <p id={`${name}-problem`} className="field-problem" hidden={!check.problem}>
          {check.problem}
        </p>
      )}
    </div>
  );
}

function checkedAttributes(name: string, hintId: string | undefined, check: FieldCheck) {
  const descriptions = [check.problem && `${name}-problem`, hintId].filter(Boolean);
  return {
    className: 'input input-checked',
    required: check.required !== undefined,
    readOnly: check.isReadOnly,
    'aria-invalid': check.problem ? true : undefined,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
  };
}
