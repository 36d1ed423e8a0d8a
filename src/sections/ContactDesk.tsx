import type { ReactNode } from 'react';
import { ContactForm } from '../components/forms/ContactForm.tsx';
import { ContactDetails } from '../components/people/ContactDetails.tsx';
import { openKolamOfAny } from '../lib/drawing/kolam/page-kolam.ts';
import type { KolamContent } from '../schemas/parts.ts';
import type { ContactDetailsContent, ContactFormContent } from '../schemas/sections.ts';
import type { Site } from '../schemas/site.ts';
import './ContactDesk.css';

interface ContactDeskProps {
  details: ContactDetailsContent;
  site: Site;
  page: { path: string; kolam: KolamContent };
  /** The form that sends nothing yet; nothing where a connected one is passed as a child. */
  form: ContactFormContent | undefined;
  /** The connected form, and an enquiry as an example. */
  children?: ReactNode;
}

/** The telephone number, addresses, hours and the kolam of the page, then the form, and beside that what an enquiry looks like. */
export function ContactDesk({ details, site, page, form, children }: ContactDeskProps) {
  return (
    <div>
      <ContactDetails labels={details} site={site} kolam={openKolamOfAny(page.path, page.kolam)} />
      <div className="desk">
        {form && <ContactForm {...form} />}
        {children}
      </div>
    </div>
  );
}
