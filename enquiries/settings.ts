import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** Beside this file; variables of the environment come before what stands in it. */
export const SETTINGS_FILE = join(import.meta.dirname, 'settings.env');

const EMAIL = 'one email address, such as sales@example.com';
const ORIGIN = 'the address of the site without a path, such as https://www.example.com; several are parted by commas';

const email = z.email(EMAIL);
const optional = z.string().default('');

/** A whole number that has been typed. */
function whole(least: number, most: number, what: string) {
  const expected = `${what}, a whole number from ${least} to ${most}`;
  return z
    .string(expected)
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
}

function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && new URL(text).origin === text && /^https:|^http:\/\/(localhost|127\.0\.0\.1)\b/.test(text)
  );
}

const settings = z
  .object({
    SITE: z
      .string(ORIGIN)
      .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
      .refine((origins) => origins.every(isOrigin), ORIGIN),
    MAIL_TO: email,
    MAIL_FROM: email,
    NEWSLETTER_TO: email.optional(),
    SMTP_HOST: z.string('the name of your mail server').min(1, 'the name of your mail server'),
    SMTP_PORT: whole(1, 65535, 'a port').default(587),
    SMTP_USER: optional,
    SMTP_PASSWORD: optional,
    SMTP_SECURITY: z.enum(['tls', 'starttls', 'none'], 'tls, starttls or none').optional(),
    SMTP_TIMEOUT: whole(1, 3600, 'seconds to wait for the mail server').default(300),
    RETRY_SECONDS: whole(1, 3600, 'seconds until a failed mail is tried again').default(30),
    KEEP_DAYS: whole(7, 3650, 'days after which a message is erased'),
    // From this folder, wherever the command is started: git leaves only its folder data/ alone.
    DATA: z
      .string()
      .default('data/enquiries.sqlite')
      .transform((path) => resolve(import.meta.dirname, path)),
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(1, 65535, 'a port').default(4330),
    LIMIT: whole(1, 100_000, 'messages that one address may send in an hour').default(20),
  })
  .refine((all) => (all.SMTP_USER === '') === (all.SMTP_PASSWORD === ''), {
    path: ['SMTP_PASSWORD'],
    message: 'both SMTP_USER and SMTP_PASSWORD, or neither',
  });

export type Settings = z.infer<typeof settings>;

/**
 * The settings of this service.
 * @param file of lines such as `MAIL_TO=sales@example.com`; need not be there if the environment says everything
 * @throws with a line for each thing that is wrong: which setting, where it stands, and what would be right
 */
export function readSettings(file = SETTINGS_FILE, environment = process.env): Settings {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const written = parseEnv(text ?? '');
  const names = Object.keys(settings.shape);
  const known = Object.fromEntries(names.map((name) => [name, environment[name] ?? written[name]]));
  // A setting without a value is one that is left out.
  const { data, error } = settings.safeParse(Object.fromEntries(Object.entries(known).filter(([, value]) => value)));
  const placeOf = (name: string) => {
    if (environment[name]) return `${name} in the environment is ${shown(name, environment[name])}`;
    if (written[name] === undefined) return `${name} is missing`;
    return `${file}:${lineOf(name, text ?? '')}: ${name} is ${shown(name, written[name])}`;
  };
  const wrong = (error?.issues ?? []).map(({ path, message }) => `${placeOf(String(path[0]))}; expected ${message}.`);
  const unknown = Object.keys(written)
    .filter((name) => !names.includes(name))
    .map((name) => `${file}:${lineOf(name, text ?? '')}: there is no setting ${name}; there are ${names.join(', ')}.`);
  if (data && unknown.length === 0) return data;
  const hint =
    text === undefined ? [`There is no ${file}; settings.example.env beside it shows what stands in one.`] : [];
  throw new Error([...unknown, ...wrong, ...hint].join('\n'));
}

function shown(name: string, value = ''): string {
  return name === 'SMTP_PASSWORD' ? 'what nobody is shown' : `"${value}"`;
}

function lineOf(name: string, text: string): number {
  return text.split('\n').findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)) + 1;
}
