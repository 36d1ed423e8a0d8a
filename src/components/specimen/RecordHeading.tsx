import './RecordHeading.css';

/** What a paper is called, and its number. */
export function RecordHeading({ heading, number }: { heading: string; number?: string | undefined }) {
  return (
    <p className="record-heading">
      <b>{heading}</b>
      {number && <span>{number}</span>}
    </p>
  );
}
