import { ArrowRight } from 'lucide-react';
import { EmailForm } from '../components/forms/EmailForm.tsx';
import { LinkList } from '../components/navigation/LinkList.tsx';
import { Logo } from '../components/navigation/Logo.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import type { EmailConnection } from '../lib/forms/form-service.ts';
import type { Mark } from '../lib/look/mark.ts';
import type { Link } from '../schemas/parts.ts';
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
export function SiteFooter({ site, navigation: { footer }, mark, path, newsletter, hasSamples }: SiteFooterProps) {
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
        </div>
        <FooterColumn {...footer.company} path={path} />
        <FooterColumn {...footer.services} path={path} />
        <FooterColumn {...footer.legal} path={path} />
        <FooterColumn title={footer.social} links={site.social} path={path} />
        <section aria-labelledby="newsletter-title" className="footer-newsletter">
          <h2 id="newsletter-title">{footer.newsletter.title}</h2>
          <p className="note">{footer.newsletter.text}</p>
          <EmailForm
            id="footer-email"
            label={footer.newsletter.label}
            submit={footer.newsletter.submit}
            connection={newsletter}
          >
            <ArrowRight aria-hidden="true" />
          </EmailForm>
        </section>
      </div>
      <div className="footer-end note">
        <p>{fillIn(footer.copyright, facts)}</p>
        {hasSamples && <p>{footer.samples}</p>}
      </div>
    </footer>
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
