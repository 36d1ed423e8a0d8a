import type { FieldName } from './fields.ts';

/** What browsers can fill in or check in each field of the contact form. */
export const INPUTS: Record<FieldName, { kind?: 'email' | 'tel' | 'message'; autofillAs?: string }> = {
  firstName: { autofillAs: 'given-name' },
  lastName: { autofillAs: 'family-name' },
  email: { kind: 'email', autofillAs: 'email' },
  phone: { kind: 'tel', autofillAs: 'tel' },
  company: { autofillAs: 'organization' },
  subject: {},
  message: { kind: 'message' },
};
