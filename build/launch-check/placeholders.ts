/** The names that the site has out of the box, and in its example. */
export const SAMPLE_NAMES: readonly string[] = ['Neithal', 'Marutham'];

/** Domains that RFC 2606 and RFC 6761 keep for examples and tests: nobody can own them. */
const RESERVED = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/i;
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Numbers that no telephone has: 5550 in Chennai, which the sample content has; 555-01xx in North America and those that
 * Ofcom keeps for drama in the United Kingdom; the same digit seven times, and digits that count up.
 */
const NO_TELEPHONE = [/^\+91445550/, /^\+1\d{3}55501\d\d$/, /^\+44(20794609|1632960)/, /(\d)\1{6}/, /1234567/];

/** Whether a domain is one that nobody can own. */
function isReservedDomain(domain: string): boolean {
  return RESERVED.test(domain);
}

/** Whether an email address has such a domain. */
export function isReservedEmail(address: string): boolean {
  return isReservedDomain(address.slice(address.lastIndexOf('@') + 1));
}

/** Whether an http address has such a domain, or leads to this machine. */
export function isReservedAddress(address: string): boolean {
  const { hostname } = URL.parse(address) ?? { hostname: '' };
  return isReservedDomain(hostname) || THIS_MACHINE.test(hostname);
}

/** Whether a telephone number, written as in `site.yaml`, is one that nobody has. */
export function isPlaceholderPhone(number: string): boolean {
  const digits = number.replace(/[^+\d]/g, '');
  return NO_TELEPHONE.some((pattern) => pattern.test(digits));
}
