import type { FormConnection, FormService } from '../../schemas/connections.ts';
import type { NewsletterWords } from '../../schemas/forms.ts';
import type { Link } from '../../schemas/parts.ts';

/** What tells that a service has taken a message: a field of its answer that is true, or its status alone. */
export type Confirmation = 'ok' | 'success' | 'status';

/** All that a form has to know in order to send. */
export interface FormPlan {
  /** The address that it sends to. */
  action: string;
  /** What it sends besides what the visitor has typed. */
  hidden: { name: string; value: string }[];
  /** A field that people do not see. A message in which it is filled in was written by a robot. */
  honeypot: { name: string; type: 'text' | 'checkbox' };
  confirmation: Confirmation;
}

/** Where the box of a newsletter sends, and what it says of that. */
export interface EmailConnection {
  plan: FormPlan;
  words: NewsletterWords;
  /** The page on personal data. */
  privacy: Link | undefined;
}

interface Service {
  /** The field with the address to which the visitor returns after sending without scripts; some set it elsewhere. */
  returnField?: string;
  keyField?: string;
  honeypot: FormPlan['honeypot'];
  confirmation: Confirmation;
}

/** How each service wants to be spoken to. All take forms as browsers send them, and answer `Accept: application/json` in JSON. */
const SERVICES: Record<FormService, Service> = {
  'own-server': { returnField: '_next', honeypot: { name: '_gotcha', type: 'text' }, confirmation: 'ok' },
  // help.formspree.io: _next, _gotcha; {"ok": true}.
  formspree: { returnField: '_next', honeypot: { name: '_gotcha', type: 'text' }, confirmation: 'ok' },
  // docs.web3forms.com: access_key, redirect, botcheck; {"success": true}.
  web3forms: {
    returnField: 'redirect',
    keyField: 'access_key',
    honeypot: { name: 'botcheck', type: 'checkbox' },
    confirmation: 'success',
  },
  // docs.usebasin.com: the address to return to is set in its own settings; status 200, or an error in JSON.
  basin: { honeypot: { name: '_gotcha', type: 'text' }, confirmation: 'status' },
};

/**
 * What a connected form sends, and where.
 * @param returnTo where the visitor is to be after sending without scripts
 * @returns undefined for a form that is not connected
 */
export function formPlan({ service, endpoint, accessKey }: FormConnection, returnTo: URL): FormPlan | undefined {
  if (service === 'none') return undefined;
  const { returnField, keyField, honeypot, confirmation } = SERVICES[service];
  const hidden = [
    ...(keyField ? [{ name: keyField, value: accessKey }] : []),
    ...(returnField ? [{ name: returnField, value: returnTo.href }] : []),
  ];
  return { action: endpoint, hidden, honeypot, confirmation };
}

/** Whether a service's answer, whose status was a good one, says that the message was taken. */
export function isConfirmed(answer: unknown, confirmation: Confirmation): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if (confirmation === 'status') return !('error' in answer);
  return Reflect.get(answer, confirmation) === true;
}
