import './Statement.css';

/** A paragraph that stands for itself, large: what a page has to say before it comes to its parts. */
export function Statement({ text }: { text: string }) {
  return (
    <div className="statement">
      <p className="lead">{text}</p>
    </div>
  );
}
