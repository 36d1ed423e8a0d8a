import { fillIn } from '../../lib/format/fill-in.ts';
import type { EnquiryWords } from '../../schemas/forms.ts';
import './Consent.css';

type ConsentProps = EnquiryWords['consent'] & { name: string; sales: string };

/** What a visitor agrees to by sending, item by item. */
export function Consent({ title, items, name, sales }: ConsentProps) {
  return (
    <div className="consent note">
      <h3>{title}</h3>
      <dl>
        {items.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fillIn(text, { name, sales })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
