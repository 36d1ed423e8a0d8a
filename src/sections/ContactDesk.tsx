import { ContactDetails } from '../components/ContactDetails.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import type { ContactDetailsContent, ContactFormContent } from '../schemas/sections.ts';
import type { Site } from '../schemas/site.ts';
import './ContactDesk.css';

interface ContactDeskProps {
  form: ContactFormContent;
  details: ContactDetailsContent;
  site: Site;
}

/** The telephone number, addresses and hours, and then or beside them the form. */
export function ContactDesk({ form, details, site }: ContactDeskProps) {
  return (
    <div className="contact-desk">
      <ContactDetails labels={details} site={site} />
      <ContactForm {...form} />
    </div>
  );
}
