import { Envelopes } from '../../drawings/Envelopes.tsx';
import { Stamp } from '../../drawings/Stamp.tsx';
import { FIELDS } from '../../lib/forms/fields.ts';
import { INPUTS } from '../../lib/forms/inputs.ts';
import type { ContactFormContent } from '../../schemas/sections.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { Field } from './Field.tsx';
import '../navigation/Button.css';
import './ContactForm.css';

/** The contact form. `method="dialog"`: the browser checks it, and nothing is sent (see EmailForm). */
export function ContactForm({ title, intro, submit, ...fields }: ContactFormContent) {
  return (
    <EnquiryCard title={title} intro={intro} drawing={<Envelopes />} stamp={<Stamp />}>
      <form method="dialog" aria-labelledby="form-title" className="contact-form">
        {FIELDS.map((name) => (
          <Field key={name} name={name} {...fields[name]} {...INPUTS[name]} />
        ))}
        <p className="field-wide send">
          <button type="submit" className="button button-filled">
            {submit}
          </button>
        </p>
      </form>
    </EnquiryCard>
  );
}
