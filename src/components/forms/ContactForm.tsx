import type { ContactFormContent } from '../../schemas/sections.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { Field } from './Field.tsx';
import '../navigation/Button.css';
import './ContactForm.css';

/** The contact form. `method="dialog"`: the browser checks it, and nothing is sent (see EmailForm). */
export function ContactForm({ title, intro, submit, ...fields }: ContactFormContent) {
  return (
    <EnquiryCard title={title} intro={intro}>
      <form method="dialog" aria-labelledby="form-title" className="contact-form">
        <Field name="firstName" {...fields.firstName} autofillAs="given-name" />
        <Field name="lastName" {...fields.lastName} autofillAs="family-name" />
        <Field name="email" {...fields.email} kind="email" autofillAs="email" />
        <Field name="phone" {...fields.phone} kind="tel" autofillAs="tel" />
        <Field name="company" {...fields.company} autofillAs="organization" />
        <Field name="subject" {...fields.subject} />
        <Field name="message" {...fields.message} kind="message" />
        <p className="field-wide send">
          <button type="submit" className="button button-filled">
            {submit}
          </button>
        </p>
      </form>
    </EnquiryCard>
  );
}
