import { ClosingLine } from '../components/drawing/ClosingLine.tsx';
import { EmailForm } from '../components/forms/EmailForm.tsx';
import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { EmailConnection } from '../lib/forms/form-service.ts';
import type { Newsletter as NewsletterContent } from '../schemas/parts.ts';
import './Closing.css';
import './Newsletter.css';

type NewsletterProps = NewsletterContent & {
  id: string;
  connection: EmailConnection | undefined;
  /** Where what the line draws stands. */
  file: DrawingFile;
};

/** The last word of a page, which asks for an email address: the page's line ends in what comes to it. */
export function Newsletter({ title, text, label, submit, id, connection, file }: NewsletterProps) {
  return (
    <section className="closing closing-whole closing-line newsletter">
      <div className="closing-words">
        <h2 className="poster">{title}</h2>
        <p className="closing-text">{text}</p>
        <EmailForm id={id} label={label} submit={submit} connection={connection} />
      </div>
      <div className="closing-kolam">
        <ClosingLine name="article-phone" file={file} />
      </div>
    </section>
  );
}
