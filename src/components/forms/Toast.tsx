import './Toast.css';

/** A short notice over the page's lower edge. Its place is always there, so that screen readers tell of each new text. */
export function Toast({ text }: { text: string }) {
  return (
    <p role="status" className="toast">
      {text}
    </p>
  );
}
