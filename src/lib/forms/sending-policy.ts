/**
 * Whether the headers with which this page came let its script send to an address. The site's own always do; a proxy, or
 * a server with rules of its own, can add others. Asks nobody but this site; where it does not answer, nothing is known.
 */
export async function maySend(action: string): Promise<boolean> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD' });
    return allowsSending(headers.get('Content-Security-Policy') ?? '', new URL(action), location.origin);
  } catch {
    return true;
  }
}

/**
 * Whether content security policies let a page connect with an address.
 * @param policies as a header gives them, with commas between
 * @param origin of the page
 */
export function allowsSending(policies: string, action: URL, origin: string): boolean {
  return policies.split(',').every((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    const [, ...sources] = directives.find(([name]) => name === 'connect-src') ??
      directives.find(([name]) => name === 'default-src') ?? ['', '*'];
    return sources.some((source) => isMeant(source, action, origin));
  });
}

/** Whether a source is the address's, with a port or path or without: rather too often than a false alarm. */
function isMeant(source: string, action: URL, origin: string): boolean {
  if (source === '*' || source === action.protocol) return true;
  if (source === "'self'") return origin === action.origin;
  const host = source.replace(/^[a-z]+:\/\//, '').replace(/[:/].*$/, '');
  return host.startsWith('*.') ? action.hostname.endsWith(host.slice(1)) : action.hostname === host;
}
