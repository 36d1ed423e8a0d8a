import './Ordinal.css';

/** The number of an entry, set large. The list is an ordered one, so assistive technology skips it. */
export function Ordinal({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="ordinal">
      {number}
    </span>
  );
}
