import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Settings } from './settings.ts';
import type { Message } from './store.ts';

/** What became of a message. `later` and `failed` are certain not to have been taken; of `uncertain` nobody can say. */
export type Outcome = { kind: 'sent' } | { kind: 'later' | 'failed' | 'uncertain'; problem: string };

/** In milliseconds. */
const CONNECTION_LIMIT = 30_000;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Telephone',
  company: 'Company',
  subject: 'Subject',
};

/** Mails one message after the other over one connection to the mail server. */
export class MailConnection {
  readonly #smtp: SMTPConnection;
  readonly #settings: Settings;

  private constructor(smtp: SMTPConnection, settings: Settings) {
    this.#smtp = smtp;
    this.#settings = settings;
  }

  /** @throws if the mail server cannot be reached, speaks no TLS where it has to, or does not know the password */
  static async open(settings: Settings): Promise<MailConnection> {
    const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_TIMEOUT } = settings;
    const usual = port === 465 ? 'tls' : LOOPBACK.includes(host) ? 'none' : 'starttls';
    const security = settings.SMTP_SECURITY ?? usual;
    const smtp = new SMTPConnection({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      connectionTimeout: CONNECTION_LIMIT,
      greetingTimeout: SMTP_TIMEOUT * 1000,
      socketTimeout: SMTP_TIMEOUT * 1000,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        smtp.once('error', reject);
        smtp.once('end', () => reject(new Error('The mail server has closed the connection.')));
        smtp.connect((error) => (error ? reject(error) : resolve()));
      });
      if (user)
        await new Promise<void>((resolve, reject) => {
          smtp.once('error', reject);
          smtp.login({ user, pass }, (error) => (error ? reject(error) : resolve()));
        });
    } catch (error) {
      smtp.close();
      throw error;
    }
    // From here on `send` is told what goes wrong.
    smtp.on('error', () => undefined);
    return new MailConnection(smtp, settings);
  }

  /**
   * Mails a message.
   * @param begin called when the mail server is ready for the text, before its first byte: from then on, until the mail
   *   server confirms it, nobody can say whether it will be delivered. What it throws stops the sending, in time.
   * @throws if the connection broke before that: the message is certain not to have been taken
   */
  async send(message: Message, begin: () => void): Promise<Outcome> {
    const bytes = await compose(message, this.#settings);
    let hasBegun = false;
    // A stream is asked for its first bytes when the mail server has answered DATA, and not before.
    const text = new Readable({
      read() {
        try {
          begin();
          hasBegun = true;
          this.push(bytes);
          this.push(null);
        } catch (error) {
          this.destroy(error instanceof Error ? error : new Error(String(error)));
        }
      },
    });
    const envelope = { from: this.#settings.MAIL_FROM, to: recipientOf(message, this.#settings), size: bytes.length };
    const error = await new Promise<Refusal | null>((resolve) => this.#smtp.send(envelope, text, resolve));
    if (!error) return { kind: 'sent' };
    const { message: problem, responseCode = 0, code } = error;
    if (!hasBegun && responseCode === 0 && code !== 'EMESSAGE') throw error;
    if (hasBegun && responseCode === 0) return { kind: 'uncertain', problem };
    // A refusal of the addresses, which are the owner's own, has to do with the mail server, and may pass.
    const isFinal = hasBegun ? responseCode >= 500 : code === 'EMESSAGE';
    return { kind: isFinal ? 'failed' : 'later', problem };
  }

  quit(): void {
    this.#smtp.quit();
  }

  close(): void {
    this.#smtp.close();
  }
}

interface Refusal extends Error {
  code?: string | undefined;
  /** What the mail server answered, if it did. */
  responseCode?: number | undefined;
}

/** The mail as it is sent. Its Message-ID is made of the reference, so mailboxes can tell a copy, too. */
function compose(message: Message, settings: Settings): Promise<Buffer> {
  const { reference, form, email, fields, received } = message;
  const name = [fields.firstName, fields.lastName].filter(Boolean).join(' ');
  const lines = Object.entries(LABELS).map(([field, label]) => [label, Reflect.get(fields, field)]);
  const text = [
    ...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    ...(fields.message ? ['', fields.message] : []),
    '',
    `Received ${new Date(received).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'long' })}, reference ${reference}`,
  ];
  const about = form === 'newsletter' ? `Newsletter: ${email}` : `Enquiry: ${fields.subject ?? (name || email)}`;
  return new MailComposer({
    from: settings.MAIL_FROM,
    to: recipientOf(message, settings),
    replyTo: { name, address: email },
    subject: about.replace(/\s+/g, ' '),
    text: text.join('\n'),
    date: new Date(received),
    messageId: `<${reference}@${settings.MAIL_FROM.split('@').at(-1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

function recipientOf({ form }: Message, { MAIL_TO, NEWSLETTER_TO }: Settings): string {
  return form === 'newsletter' ? (NEWSLETTER_TO ?? MAIL_TO) : MAIL_TO;
}
