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

/** Longer addresses are broken where they are set large. */
const LONGEST_LARGE = 20;

interface ContactDetailsProps {
  labels: ContactDetailsContent;
  site: Site;
}

/** Where the company is reached, and when: with each line of hours, one loop for each. */
export function ContactDetails({ labels, site: { contact, hours } }: ContactDetailsProps) {
  const longest = Math.max(contact.sales.length, contact.support.length);
  const isDense = Boolean(contact.whatsapp || contact.offices) || longest > LONGEST_LARGE;
  return (
    <section aria-labelledby="details-title" className={isDense ? 'contact-details details-dense' : 'contact-details'}>
      <h2 id="details-title" className="heading">
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
          {hours.map((line) => (
            <tr key={line.days.join()}>
              <th scope="row">{daysText(line.days, labels.until)}</th>
              <td>
                {'closed' in line || <HourLoops count={hoursBetween(line.opens, line.closes)} />}
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

/** From where the first begins to where the last one ends. */
function HourLoops({ count }: { count: number }) {
  return <CountedLoops count={count} from={0} to={count * LOOP_PITCH} />;
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
