import type { FormPlan } from '../../lib/forms/form-service.ts';
import { autofill } from '../navigation/attributes.ts';
import './HiddenFields.css';

interface HiddenFieldsProps {
  plan: FormPlan;
  /** Of the honeypot, which has a label. */
  id: string;
  label: string;
}

/**
 * What a service asks for besides the visitor's words, and a honeypot: a field that neither eyes nor ears nor keys find, so
 * that only a robot fills it in.
 */
export function HiddenFields({ plan: { hidden, honeypot }, id, label }: HiddenFieldsProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypot.name} type={honeypot.type} tabIndex={-1} {...autofill('off')} />
    </div>
  );
}
