import { ArrowRight } from 'lucide-react';
import { EmailForm } from '../components/forms/EmailForm.tsx';
import { LinkList } from '../components/navigation/LinkList.tsx';
import { Logo } from '../components/navigation/Logo.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import { addressText } from '../lib/format/postal-address.ts';
import { reachLinks } from '../lib/format/reach.ts';
import type { EmailConnection } from '../lib/forms/form-service.ts';
import type { Mark } from '../lib/look/mark.ts';
import type { Link, Newsletter } from '../schemas/parts.ts';
import type { Navigation, Site } from '../schemas/site.ts';
import './SiteFooter.css';

interface SiteFooterProps {
  site: Site;
  navigation: Navigation;
  mark: Mark;
  /** The path of the page that the footer stands on; the not-found page has none. */
  path: string | undefined;
  /** How the newsletter's box sends, which bears the name `footer-email`. */
  newsletter: EmailConnection | undefined;
  /** Whether the page shows anything that is a sample. */
  hasSamples: boolean;
}

/** The end of every page: links, newsletter, and since when the company works. */
export function SiteFooter({
  site,
  navigation: { footer, reach },
  mark,
  path,
  newsletter,
  hasSamples,
}: SiteFooterProps) {
  const ways = reachLinks(site.contact, reach);
  const facts = { founded: site.founded, year: site.copyrightYear, name: site.name };
  return (
    <footer className="site-footer">
      <div className="footer-grid">
        <div className="footer-company">
          <p className="logo">
            <Logo mark={mark} isRepeated />
            {site.name}
          </p>
          <p className="secondary">{site.description}</p>
          <p className="secondary">{fillIn(footer.since, facts)}</p>
          {ways.length > 0 && <LinkList links={ways} path={path} />}
        </div>
        <FooterColumn {...footer.company} path={path} />
        {footer.services && <FooterColumn {...footer.services} path={path} />}
        {footer.legal && <FooterColumn {...footer.legal} path={path} />}
        {site.social.length > 0 && <FooterColumn title={footer.social} links={site.social} path={path} />}
        {footer.newsletter && <FooterNewsletter {...footer.newsletter} connection={newsletter} />}
      </div>
      <div className="footer-end note">
        <p>{fillIn(footer.copyright, facts)}</p>
        {site.registration && <p>{registrationText(site.registration, footer.registration)}</p>}
        {hasSamples && <p>{footer.samples}</p>}
      </div>
    </footer>
  );
}

/** The company's numbers and its registered office, as far as it has told them. */
function registrationText(
  { cin, gstin, office }: NonNullable<Site['registration']>,
  labels: Navigation['footer']['registration'],
): string {
  const parts = [
    cin && fillIn(labels.cin, { cin }),
    gstin && fillIn(labels.gstin, { gstin }),
    office && fillIn(labels.office, { address: addressText(office) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function FooterNewsletter({
  title,
  text,
  label,
  submit,
  connection,
}: Newsletter & { connection: EmailConnection | undefined }) {
  return (
    <section aria-labelledby="newsletter-title" className="footer-newsletter">
      <h2 id="newsletter-title">{title}</h2>
      <p className="note">{text}</p>
      <EmailForm id="footer-email" label={label} submit={submit} connection={connection}>
        <ArrowRight aria-hidden="true" />
      </EmailForm>
    </section>
  );
}

function FooterColumn({ title, links, path }: { title: string; links: Link[]; path: string | undefined }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <LinkList links={links} path={path} />
    </nav>
  );
}
