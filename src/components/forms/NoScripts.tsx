import './Field.css';

/** What is said above a form where no script runs, which could say later that nothing was sent. */
export function NoScripts({ text }: { text: string }) {
  return (
    <noscript className="field-wide">
      <p className="note">{text}</p>
    </noscript>
  );
}
