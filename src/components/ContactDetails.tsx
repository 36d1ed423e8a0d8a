import type { ContactDetailsContent } from '../schemas/sections.ts';
import type { Site } from '../schemas/site.ts';
import './ContactDetails.css';

interface ContactDetailsProps {
  labels: ContactDetailsContent;
  site: Site;
}

/** Where the company is reached, and when. */
export function ContactDetails({ labels, site: { contact, hours } }: ContactDetailsProps) {
  return (
    <section aria-labelledby="details-title" className="contact-details">
      <h2 id="details-title" className="heading">
        {labels.title}
      </h2>
      <dl className="details-list">
        <dt>{labels.phone}</dt>
        <dd>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
        </dd>
        <dt>{labels.sales}</dt>
        <dd>
          <a href={`mailto:${contact.sales}`}>{contact.sales}</a>
        </dd>
        <dt>{labels.support}</dt>
        <dd>
          <a href={`mailto:${contact.support}`}>{contact.support}</a>
        </dd>
        <dt>{labels.location}</dt>
        <dd>{contact.location}</dd>
      </dl>
      <table className="hours">
        <caption className="heading">{labels.hours}</caption>
        <tbody>
          {hours.map((entry) => (
            <tr key={entry.days}>
              <th scope="row">{entry.days}</th>
              <td>{'closed' in entry ? labels.closed : `${entry.opens} ${labels.until} ${entry.closes}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
