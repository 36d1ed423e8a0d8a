import type { ReactNode } from 'react';
import { OpenKolam } from '../components/drawing/OpenKolam.tsx';
import { ContactForm } from '../components/forms/ContactForm.tsx';
import '../components/ground/colours.css';
import { ContactDetails } from '../components/people/ContactDetails.tsx';
import { openKolamOfAny } from '../lib/drawing/kolam/page-kolam.ts';
import type { KolamContent } from '../schemas/parts.ts';
import type { ContactDetailsContent, ContactFormContent } from '../schemas/sections.ts';
import type { Site } from '../schemas/site.ts';
import { TaskBanner } from './TaskBanner.tsx';
import './ContactDesk.css';

interface ContactDeskProps {
  title: string;
  tagline: string;
  details: ContactDetailsContent;
  site: Site;
  path: string;
  kolam: KolamContent;
  /** The form that sends nothing yet; nothing where a connected one is passed as a child. */
  form: ContactFormContent | undefined;
  /** The connected form, and an enquiry as an example. */
  children?: ReactNode;
}

/** The name of the page with its kolam, the telephone number, addresses and hours, then the form, and what an enquiry looks like. */
export function ContactDesk({ title, tagline, details, site, path, kolam, form, children }: ContactDeskProps) {
  return (
    <>
      <div className="contact-head on-colour">
        <TaskBanner title={title} tagline={tagline}>
          <div className="contact-kolam">
            <OpenKolam drawing={openKolamOfAny(path, kolam)} />
          </div>
        </TaskBanner>
        <ContactDetails labels={details} site={site} />
      </div>
      <div className="desk">
        {form && <ContactForm {...form} />}
        {children}
      </div>
    </>
  );
}
