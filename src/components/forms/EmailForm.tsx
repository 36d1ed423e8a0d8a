import type { ReactNode } from 'react';
import type { EmailConnection } from '../../lib/forms/form-service.ts';
import { autofill } from '../navigation/attributes.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { NoScripts } from './NoScripts.tsx';
import { PrivacyLink } from './PrivacyLink.tsx';
import '../navigation/Button.css';
import './Field.css';
import './EmailForm.css';

interface EmailFormProps {
  id: string;
  label: string;
  /** What the button says, or its name where an icon stands for it. */
  submit: string;
  connection?: EmailConnection | undefined;
  /** An icon in place of the button's words. */
  children?: ReactNode;
}

/**
 * One email field and its button. As long as it is not connected, `method="dialog"` outside a dialog lets the browser
 * check the field, and then neither navigates nor sends nor clears anything, without a script.
 */
export function EmailForm({ id, label, submit, connection, children }: EmailFormProps) {
  return (
    <form
      {...(connection ? sending(connection) : { method: 'dialog' })}
      className={connection ? 'email-form sends-once' : 'email-form'}
    >
      {connection && <HiddenFields plan={connection.plan} id={`${id}-leave-empty`} label={connection.words.honeypot} />}
      {connection && <NoScripts text={connection.words.noScripts} />}
      <label htmlFor={id} className="email-form-label">
        {label}
      </label>
      <div className="email-form-row">
        <input
          id={id}
          type="email"
          name="email"
          {...autofill('email')}
          required={connection !== undefined}
          className="input"
        />
        <button type="submit" aria-label={children ? submit : undefined} className="button button-filled">
          {children ?? submit}
        </button>
      </div>
      {connection && (
        <>
          <p className="note">
            {connection.words.consent}
            <PrivacyLink link={connection.privacy} />
          </p>
          {/* Shown after sending without scripts, where the address of the page names it; a script writes beside it. */}
          <p id={`${id}-sent`} className="email-form-sent">
            {connection.words.sent}
          </p>
          <p role="status" className="email-form-status" />
        </>
      )}
    </form>
  );
}

/** What a script needs in order to send the form in the visitor's place. */
function sending({ plan: { action, confirmation }, words: { sending, failed, lost, sent } }: EmailConnection) {
  const texts = { 'data-sending': sending, 'data-sent': sent, 'data-failed': failed, 'data-lost': lost };
  return { method: 'post', action, 'data-confirmation': confirmation, ...texts };
}
