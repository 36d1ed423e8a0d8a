import { Consent } from '../components/forms/Consent.tsx';
import { EnquiryCard } from '../components/forms/EnquiryCard.tsx';
import { Field } from '../components/forms/Field.tsx';
import { HiddenFields } from '../components/forms/HiddenFields.tsx';
import { Notice } from '../components/forms/Notice.tsx';
import { ProblemList } from '../components/forms/ProblemList.tsx';
import { Toast } from '../components/forms/Toast.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import { FIELDS, type FieldName, type Problems, REQUIRED } from '../lib/forms/fields.ts';
import type { FormPlan } from '../lib/forms/form-service.ts';
import { mailLink } from '../lib/forms/mail-link.ts';
import { failureText, mailText, problemText } from '../lib/forms/wording.ts';
import type { EnquiryWords } from '../schemas/forms.ts';
import type { ContactFormContent } from '../schemas/sections.ts';
import { useEnquiry } from './use-enquiry.ts';
import '../components/navigation/Button.css';
import '../components/forms/ContactForm.css';

interface EnquiryFormProps {
  content: ContactFormContent;
  words: EnquiryWords;
  plan: FormPlan;
  /** The company's name, and the address that takes what the form could not send. */
  company: { name: string; sales: string };
}

/** What browsers can fill in or check. */
const INPUTS: Record<FieldName, { kind?: 'email' | 'tel' | 'message'; autofillAs?: string }> = {
  firstName: { autofillAs: 'given-name' },
  lastName: { autofillAs: 'family-name' },
  email: { kind: 'email', autofillAs: 'email' },
  phone: { kind: 'tel', autofillAs: 'tel' },
  company: { autofillAs: 'organization' },
  subject: {},
  message: { kind: 'message' },
};

/** The contact form, connected: it sends without leaving the page, and without scripts as any form does. */
export function EnquiryForm({ content, words, plan, company }: EnquiryFormProps) {
  const { state, form, notice, submit, startAnew, input, leave, press } = useEnquiry(plan);
  const { phase, values } = state;
  const isSending = phase === 'sending';
  const submitLabel = phase === 'failed' ? words.failed.again : content.submit;
  const toast = state.isToastShown ? words.sent.toast : '';
  const failure = failureText(words.failed, state.outcome);
  const textOf = (name: FieldName, { [name]: problem }: Problems) =>
    problem && problemText(words.problems, name, problem);
  const refused = FIELDS.map((name) => ({ name, text: textOf(name, state.refused) ?? '' })).filter(({ text }) => text);
  return (
    <EnquiryCard title={content.title} intro={content.intro} state={phase}>
      <Notice id="sent" title={words.sent.title} isShown={phase === 'sent'} tone="good" ref={notice}>
        <p>{phase === 'sent' ? fillIn(words.sent.text, { email: values.email }) : words.sent.plain}</p>
        <p hidden={phase !== 'sent'}>
          <button type="button" className="button button-outlined" onClick={startAnew}>
            {words.sent.writeMore}
          </button>
        </p>
      </Notice>
      <div hidden={phase === 'sent'}>
        <form
          ref={form}
          method="post"
          action={plan.action}
          aria-labelledby="form-title"
          className="contact-form"
          noValidate={phase !== 'plain'}
          onSubmit={submit}
          onInput={input}
          onBlur={leave}
          onPointerDown={press}
        >
          <HiddenFields plan={plan} id="leave-empty" label={words.honeypot} />
          <Notice id="problems" title={words.problems.title} isShown={phase === 'invalid'} tone="bad" ref={notice}>
            <ProblemList problems={refused} onChoose={(name) => document.getElementById(name)?.focus()} />
          </Notice>
          {FIELDS.map((name) => (
            <Field
              key={name}
              name={name}
              {...content[name]}
              {...INPUTS[name]}
              check={{
                required: REQUIRED.includes(name) ? words.required : undefined,
                problem: textOf(name, state.problems),
                isReadOnly: isSending,
              }}
            />
          ))}
          <Consent {...words.consent} {...company} />
          <Notice id="failed" title={failure.title} isShown={phase === 'failed'} tone="bad" ref={notice}>
            <p>{failure.text}</p>
            <p>
              <a href={mailLink(company.sales, values.subject || content.title, mailText(content, values))}>
                {words.failed.mail}
              </a>
            </p>
          </Notice>
          <p className="field-wide send">
            <button type="submit" className="button button-filled" aria-disabled={isSending}>
              {isSending ? words.sending : submitLabel}
            </button>
          </p>
        </form>
      </div>
      <Toast text={isSending ? words.sending : toast} />
    </EnquiryCard>
  );
}
