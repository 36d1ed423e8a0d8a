import { contactFile } from './contact-file.ts';
import { LineDrawing } from './LineDrawing.tsx';

/** The envelope of the form's letter, and on a desk one that is as wide as the page. */
export function Envelopes() {
  return (
    <>
      <LineDrawing name="envelope" file={contactFile} />
      <LineDrawing name="long-envelope" file={contactFile} />
    </>
  );
}
