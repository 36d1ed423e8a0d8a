import type { EnquiryWords } from '../../schemas/forms.ts';
import type { Link } from '../../schemas/parts.ts';
import { PrivacyLink } from './PrivacyLink.tsx';
import './Consent.css';

type ConsentProps = EnquiryWords['consent'] & { privacy: Link | undefined };

/** What a visitor agrees to by sending, item by item. */
export function Consent({ title, items, privacy }: ConsentProps) {
  return (
    <div className="consent note">
      <h3>{title}</h3>
      <dl>
        {items.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {privacy && (
        <p>
          <PrivacyLink link={privacy} />
        </p>
      )}
    </div>
  );
}
