import './RingLabel.css';

interface RingLabelProps {
  /** Where the ring's leader ends, in percent of the plot's width. */
  x: string;
  label: string;
  className: string;
}

/** What the ring of a chart says, as an entry of its key: below the leader, or as far to the right as its words fit. */
export function RingLabel({ x, label, className }: RingLabelProps) {
  return (
    <li className={`ring-label ${className}`}>
      <svg aria-hidden="true" width={x} height="1" />
      <span>{label}</span>
    </li>
  );
}
