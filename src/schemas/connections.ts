import { z } from 'astro/zod';
import { ACTIONS, type Action, href } from './parts.ts';

/** Where a form can send: what its address looks like there, and whether an access key is sent along. */
export const FORM_SERVICES = {
  'own-server': { address: 'https://www.example.com/enquiries', hasKey: false },
  formspree: { address: 'https://formspree.io/f/abcdwxyz', hasKey: false },
  web3forms: { address: 'https://api.web3forms.com/submit', hasKey: true },
  basin: { address: 'https://usebasin.com/f/0123456789ab', hasKey: false },
} as const;

const services = Object.keys(FORM_SERVICES) as FormService[];

/** No quotation marks, commas or semicolons: the address becomes part of the security policy. */
const REST = '(:\\d{1,5})?(/[^\\s<>"\',;#]*)?';
const ENDPOINT = new RegExp(`^(https://[a-z0-9][a-z0-9.-]*${REST}|http://(localhost|127\\.0\\.0\\.1)${REST})?$`);

const form = z.strictObject({
  /** `none` for nowhere yet. */
  service: z.enum(['none', ...services]),
  /** The address that the service gave you for this form; empty or left out as long as the form sends nowhere. */
  endpoint: z.string().regex(ENDPOINT, 'an https:// address, http://localhost for trying, or "" for none').default(''),
  /** The public key that some services ask for; empty or left out with every other one. */
  accessKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,60}$/, 'a key of letters, digits and hyphens, or "" for none')
    .default(''),
});

/** Where everything leads and sends that does nothing out of the box. `#` stands for nowhere yet. */
export const connections = z.strictObject({
  /** Every button that names this action leads there. */
  actions: z.strictObject(Object.fromEntries(ACTIONS.map((name) => [name, href])) as Record<Action, typeof href>),
  /** The Learn More of each solution, by the solution's name in `pages/solutions.yaml`. */
  solutions: z.record(z.string(), href).default({}),
  /** The Read More of each article, by the article's name in `pages/blogs.yaml`. */
  articles: z.record(z.string(), href).default({}),
  contactForm: form,
  /** Left out where there is none. */
  newsletter: form.default({ service: 'none', endpoint: '', accessKey: '' }),
});

export type Connections = z.infer<typeof connections>;
export type FormConnection = z.infer<typeof form>;
export type FormService = keyof typeof FORM_SERVICES;
