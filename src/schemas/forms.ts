import { z } from 'astro/zod';
import { pagePath, template, text } from './parts.ts';

/** What happened, and what the visitor can do about it. */
const notice = z.strictObject({ title: text(5, 60), text: text(20, 240) });

const consentText = template(10, 200, ['name', 'sales']);

/** A line of the notice about personal data: `Why: To answer this enquiry.` */
const consentItem = z.strictObject({
  label: text(2, 30),
  text: consentText,
  /** What it says instead where the form sends to a server of one's own, and no service delivers it. */
  ownServer: consentText.optional(),
});

const enquiry = z.strictObject({
  /** Follows the label of a field that must be filled in. */
  required: text(3, 20),
  /** The label of the field that only robots see. */
  honeypot: text(5, 60),
  /** Above the form in a browser that runs no scripts, in which nobody is told that Send does nothing. */
  noScripts: template(20, 240, ['sales']),
  /** What is found of an earlier visit. */
  unfinished: z.strictObject({
    /** It was never sent. */
    draft: notice,
    /** It was sent, but the page was closed before the answer came. */
    attempt: notice,
    delete: text(3, 30),
  }),
  /** Puts the whole message on the clipboard. */
  copy: z.strictObject({ label: text(3, 40), done: text(5, 60), failed: text(10, 120) }),
  problems: z.strictObject({
    /** Above the list of problems. */
    title: text(5, 60),
    missingEmail: text(5, 100),
    missingMessage: text(5, 100),
    malformedEmail: text(5, 100),
    long: template(10, 120, ['limit', 'length']),
  }),
  sending: text(3, 30),
  sent: z.strictObject({
    title: text(5, 60),
    /** {email} is replaced by the address that the visitor gave. */
    text: template(20, 240, ['email']),
    /** For those who have sent without scripts, whose address the page does not know. */
    plain: text(20, 240),
    /** The short notice that goes after some seconds. */
    toast: text(5, 40),
    writeMore: text(5, 40),
  }),
  failed: z.strictObject({
    /** Nothing was sent: the browser has no connection. */
    offline: notice,
    /** The service takes no such message. */
    refused: notice,
    /** Something in front of the site forbids the form to send; said before anybody types. */
    blocked: notice,
    /** The service takes no more messages for the moment; {wait} is replaced by one of the four below. */
    busy: z.strictObject({ title: text(5, 60), text: template(20, 240, ['wait']) }),
    wait: z.strictObject({
      unknown: text(5, 40),
      second: text(5, 40),
      seconds: template(5, 40, ['count']),
      minutes: template(5, 40, ['count']),
    }),
    /** The service has failed, and may have the message or not. */
    broken: notice,
    /** No answer came, or none that says whether the message arrived. */
    lost: notice,
    again: text(3, 30),
    /** The link that opens the visitor's mail program. */
    mail: text(5, 60),
    /** In place of that link where the message is too long for it: {sales} is the address for what was copied. */
    paste: template(5, 80, ['sales']),
  }),
  consent: z.strictObject({ title: text(5, 60), items: z.array(consentItem).min(2).max(8) }),
});

const newsletterStates = z.strictObject({
  honeypot: text(5, 60),
  /** As with the contact form. */
  noScripts: template(20, 200, ['sales']),
  consent: template(10, 200, ['sales']),
  sending: text(3, 30),
  sent: text(10, 120),
  /** Nothing arrived. */
  failed: text(10, 160),
  /** It may have arrived or not. */
  lost: text(10, 160),
});

/** What the forms say once they are connected; before that, none of it is shown. */
export const forms = z.strictObject({
  enquiry,
  newsletter: newsletterStates,
  /** The link to the page on personal data, beside both forms; left out as long as there is no page at this path. */
  privacy: z.strictObject({ label: text(5, 60), path: pagePath }),
});

export type EnquiryWords = z.infer<typeof enquiry>;
export type NewsletterWords = z.infer<typeof newsletterStates>;
