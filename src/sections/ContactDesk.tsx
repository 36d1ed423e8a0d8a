import type { ReactNode } from 'react';
import { ContactForm } from '../components/forms/ContactForm.tsx';
import { ContactDetails } from '../components/people/ContactDetails.tsx';
import type { ContactDetailsContent, ContactFormContent } from '../schemas/sections.ts';
import type { Site } from '../schemas/site.ts';
import './ContactDesk.css';

interface ContactDeskProps {
  details: ContactDetailsContent;
  site: Site;
  /** The form that sends nothing yet; nothing where a connected one is passed as children. */
  form: ContactFormContent | undefined;
  children?: ReactNode;
}

/** The telephone number, addresses and hours, and then the form. */
export function ContactDesk({ details, site, form, children }: ContactDeskProps) {
  return (
    <div>
      <ContactDetails labels={details} site={site} />
      {form ? <ContactForm {...form} /> : children}
    </div>
  );
}
