import type { ReactNode } from 'react';
import { autofill } from './attributes.ts';
import './Button.css';
import './Field.css';
import './EmailForm.css';

interface EmailFormProps {
  id: string;
  label: string;
  /** What the button says, or its name where an icon stands for it. */
  submit: string;
  /** An icon in place of the button's words. */
  children?: ReactNode;
}

/**
 * One email field and its button. `method="dialog"` outside a dialog lets the browser check the field, and then
 * neither navigates nor sends nor clears anything, without a script.
 */
export function EmailForm({ id, label, submit, children }: EmailFormProps) {
  return (
    <form method="dialog" className="email-form">
      <label htmlFor={id} className="email-form-label">
        {label}
      </label>
      <div className="email-form-row">
        <input id={id} type="email" name="email" {...autofill('email')} className="input" />
        <button type="submit" aria-label={children ? submit : undefined} className="button button-filled">
          {children ?? submit}
        </button>
      </div>
    </form>
  );
}
