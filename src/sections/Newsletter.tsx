import { EmailForm } from '../components/forms/EmailForm.tsx';
import { Section } from '../components/ground/Section.tsx';
import type { EmailConnection } from '../lib/forms/form-service.ts';
import type { Newsletter as NewsletterContent } from '../schemas/parts.ts';

type NewsletterProps = NewsletterContent & { id: string; connection: EmailConnection | undefined };

/** A band with the newsletter's email field. */
export function Newsletter({ title, text, label, submit, id, connection }: NewsletterProps) {
  return (
    <Section title={title} intro={text} tone="raised">
      <EmailForm id={id} label={label} submit={submit} connection={connection} />
    </Section>
  );
}
