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

/** The form, and beside it the addresses and hours. */
export function ContactDesk({ form, details, site }: ContactDeskProps) {
  return (
    <div className="contact-desk">
      <ContactForm {...form} />
      <ContactDetails labels={details} site={site} />
    </div>
  );
}
