import { OpenKolam } from '../components/drawing/OpenKolam.tsx';
import { EmailForm } from '../components/forms/EmailForm.tsx';
import { openKolamOfAny } from '../lib/drawing/kolam/page-kolam.ts';
import type { EmailConnection } from '../lib/forms/form-service.ts';
import type { KolamContent, Newsletter as NewsletterContent } from '../schemas/parts.ts';
import './Closing.css';
import './Newsletter.css';

type NewsletterProps = NewsletterContent & {
  id: string;
  connection: EmailConnection | undefined;
  /** The page, whose kolam stands here once more, on the line that comes from above. */
  page: { path: string; kolam: KolamContent };
};

/** The last word of a page, which asks for an email address: the page's line ends in it. */
export function Newsletter({ title, text, label, submit, id, connection, page }: NewsletterProps) {
  return (
    <section className="closing closing-whole closing-line newsletter">
      <div className="closing-words">
        <h2 className="poster">{title}</h2>
        <p className="closing-text">{text}</p>
        <EmailForm id={id} label={label} submit={submit} connection={connection} />
      </div>
      <div className="closing-kolam">
        <OpenKolam drawing={openKolamOfAny(page.path, page.kolam)} />
      </div>
    </section>
  );
}
