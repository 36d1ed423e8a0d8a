import type { Link } from '../../schemas/parts.ts';
import type { Navigation, Site } from '../../schemas/site.ts';
import { fillIn } from './fill-in.ts';

/** What calls a number where it is pressed. */
export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** What opens a chat with a number in WhatsApp. */
export function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}

/** The ways to reach the company that stand on every page. */
export function reachLinks(
  { phone, whatsapp, onEveryPage = [] }: Site['contact'],
  labels: Navigation['reach'],
): Link[] {
  return onEveryPage.flatMap((way): Link[] => {
    if (way === 'phone') return [{ label: fillIn(labels.phone, { phone }), href: callAddress(phone) }];
    return whatsapp ? [{ label: labels.whatsapp, href: whatsappAddress(whatsapp) }] : [];
  });
}
