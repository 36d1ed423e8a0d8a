import { Fragment } from 'react';
import { LOOP_PITCH } from '../../lib/drawing/counted-loops.ts';
import { fillIn } from '../../lib/format/fill-in.ts';
import { clockText, daysText, hoursBetween } from '../../lib/format/opening-hours.ts';
import { addressText } from '../../lib/format/postal-address.ts';
import { callAddress, whatsappAddress } from '../../lib/format/reach.ts';
import type { ContactDetailsContent } from '../../schemas/sections.ts';
import type { Site } from '../../schemas/site.ts';
import { CountedLoops } from '../drawing/CountedLoops.tsx';
import './ContactDetails.css';

interface ContactDetailsProps {
  labels: ContactDetailsContent;
  site: Site;
}

/** Where the company is reached, and when: on each line of hours, one loop for each; on days without any, the line runs straight. */
export function ContactDetails({ labels, site: { contact, hours } }: ContactDetailsProps) {
  const opened = hours.map((line) => ('closed' in line ? 0 : hoursBetween(line.opens, line.closes)));
  const floor = LOOP_PITCH * Math.max(1, ...opened);
  return (
    <section aria-labelledby="details-title" className="contact-details">
      <h2 id="details-title" className="visually-hidden">
        {labels.title}
      </h2>
      <dl className="details-list details-phone">
        <dt>{labels.phone}</dt>
        <dd>
          <a href={callAddress(contact.phone)}>{contact.phone}</a>
        </dd>
      </dl>
      <dl className="details-list">
        {contact.whatsapp && (
          <>
            <dt>{labels.whatsapp}</dt>
            <dd>
              <a href={whatsappAddress(contact.whatsapp)}>{contact.whatsapp}</a>
            </dd>
          </>
        )}
        <dt>{labels.sales}</dt>
        <dd>
          <a href={`mailto:${contact.sales}`}>{contact.sales}</a>
        </dd>
        <dt>{labels.support}</dt>
        <dd>
          <a href={`mailto:${contact.support}`}>{contact.support}</a>
        </dd>
        <dt>{labels.location}</dt>
        <dd>
          {addressText(contact.location)}
          <MapLink {...contact.location} label={labels.map} />
        </dd>
        {contact.offices?.map(({ name, phone, ...office }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {addressText(office)}
              {phone && <MoreLink href={callAddress(phone)} label={phone} />}
              <MapLink {...office} label={labels.map} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <table className="hours">
        <caption className="heading">{labels.hours}</caption>
        <tbody>
          {hours.map((line, index) => (
            <tr key={line.days.join()}>
              <th scope="row">{daysText(line.days, labels.until)}</th>
              <td>
                <CountedLoops count={opened[index] ?? 0} from={0} to={floor} />
                {'closed' in line
                  ? labels.closed
                  : `${clockText(line.opens)} ${labels.until} ${clockText(line.closes)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where an office is on a map, if it says so. */
function MapLink({ map, city, label }: { map?: string | undefined; city: string; label: string }) {
  return map && <MoreLink href={map} label={fillIn(label, { city })} />;
}

/** The space keeps the words apart where nobody sees that the link stands below. */
function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <>
      {' '}
      <a href={href} className="details-more">
        {label}
      </a>
    </>
  );
}
