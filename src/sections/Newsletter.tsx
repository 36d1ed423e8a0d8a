import { EmailForm } from '../components/EmailForm.tsx';
import { Section } from '../components/Section.tsx';
import type { Newsletter as NewsletterContent } from '../schemas/parts.ts';

/** A band with the newsletter's email field. */
export function Newsletter({ title, text, label, submit }: NewsletterContent) {
  return (
    <Section title={title} intro={text} tone="raised">
      <EmailForm id="newsletter-email" label={label} submit={submit} />
    </Section>
  );
}
