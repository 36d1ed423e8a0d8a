import type { ReactNode } from 'react';
import { Consent } from '../components/forms/Consent.tsx';
import { EnquiryCard } from '../components/forms/EnquiryCard.tsx';
import { EnquiryFields } from '../components/forms/EnquiryFields.tsx';
import { FoundActions } from '../components/forms/FoundActions.tsx';
import { HiddenFields } from '../components/forms/HiddenFields.tsx';
import { NoScripts } from '../components/forms/NoScripts.tsx';
import { Notice } from '../components/forms/Notice.tsx';
import { OtherWays } from '../components/forms/OtherWays.tsx';
import { ProblemList } from '../components/forms/ProblemList.tsx';
import { Toast } from '../components/forms/Toast.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import { FIELDS } from '../lib/forms/fields.ts';
import type { FormPlan } from '../lib/forms/form-service.ts';
import { mailLink } from '../lib/forms/mail-link.ts';
import { failureText, mailText, problemText, toastText } from '../lib/forms/wording.ts';
import type { EnquiryWords } from '../schemas/forms.ts';
import type { Link } from '../schemas/parts.ts';
import type { ContactFormContent } from '../schemas/sections.ts';
import { useEnquiry } from './use-enquiry.ts';
import '../components/navigation/Button.css';
import '../components/forms/ContactForm.css';

interface EnquiryFormProps {
  content: ContactFormContent;
  words: EnquiryWords;
  plan: FormPlan;
  /** The address that takes what the form could not send. */
  sales: string;
  /** The page on personal data. */
  privacy: Link | undefined;
  /** What its line draws, and its stamp: no island's own, so that no browser fetches how they are drawn. */
  children?: ReactNode;
  stamp?: ReactNode;
}

/** The contact form, connected: it sends without leaving the page, and without scripts as any form does. */
export function EnquiryForm({ content, words, plan, sales, privacy, children, stamp }: EnquiryFormProps) {
  const { state, form, notice, submit, startAnew, copy, input, leave, press, click } = useEnquiry(plan, (values) =>
    mailText(content, values),
  );
  const { phase, values, found } = state;
  const isSending = phase === 'sending';
  const submitLabel = phase === 'failed' ? words.failed.again : content.submit;
  const failure = failureText(words.failed, state.outcome);
  const unfinished = words.unfinished[found ?? 'draft'];
  const refused = FIELDS.flatMap((name) => {
    const { [name]: problem } = state.refused;
    return problem ? [{ name, text: problemText(words.problems, name, problem) }] : [];
  });
  const link = mailLink(sales, values.subject || content.title, mailText(content, values));
  const otherWays = <OtherWays words={words} sales={sales} link={link} onCopy={copy} />;
  return (
    <EnquiryCard title={content.title} intro={content.intro} state={phase} drawing={children} stamp={stamp}>
      <Notice id="sent" title={words.sent.title} isShown={phase === 'sent'} tone="good" ref={notice}>
        <p>{phase === 'sent' ? fillIn(words.sent.text, { email: values.email }) : words.sent.plain}</p>
        <p hidden={phase !== 'sent'}>
          <button type="button" className="button" onClick={startAnew}>
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
          className="contact-form sends-once"
          noValidate={phase !== 'plain'}
          onSubmit={submit}
          onInput={input}
          onBlur={leave}
          onPointerDown={press}
        >
          <HiddenFields plan={plan} id="leave-empty" label={words.honeypot} />
          <NoScripts text={words.noScripts} />
          <Notice
            id="blocked"
            title={words.failed.blocked.title}
            isShown={state.isBlocked && phase === 'idle'}
            tone="bad"
          >
            <p>{words.failed.blocked.text}</p>
            {otherWays}
          </Notice>
          <Notice id="unfinished" title={unfinished.title} isShown={found !== undefined && phase === 'idle'} tone="bad">
            <p>{unfinished.text}</p>
            {found && <FoundActions words={words} submit={content.submit} onCopy={copy} onDelete={startAnew} />}
          </Notice>
          <Notice id="problems" title={words.problems.title} isShown={phase === 'invalid'} tone="bad" ref={notice}>
            <ProblemList problems={refused} onChoose={(name) => document.getElementById(name)?.focus()} />
          </Notice>
          <EnquiryFields labels={content} words={words} problems={state.problems} isReadOnly={isSending} />
          <Consent {...words.consent} privacy={privacy} />
          <Notice id="failed" title={failure.title} isShown={phase === 'failed'} tone="bad" ref={notice}>
            <p>{failure.text}</p>
            {otherWays}
          </Notice>
          <p className="field-wide send">
            <button type="submit" className="button button-filled" aria-disabled={isSending} onClick={click}>
              {isSending ? words.sending : submitLabel}
            </button>
          </p>
        </form>
      </div>
      <Toast text={isSending ? words.sending : toastText(words, state)} />
    </EnquiryCard>
  );
}
