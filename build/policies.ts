import { toString as textOf } from 'hast-util-to-string';
import { type Inlined, pagePolicy } from '../hosting/policy.ts';
import { changePages } from './after-build.ts';
import { elementsIn } from './elements-in.ts';

/** First in the head, so that nothing stands before the policy that it should have held for. */
const CHARSET = '<meta charset="utf-8">';

/**
 * Gives every page a `<meta>` with its content security policy. Must come after everything else that changes a page:
 * the policy has the hashes of its styles and scripts.
 * @throws if a page has no `<meta charset="utf-8">` behind which the policy can stand.
 */
export function addPolicies(folder: string): void {
  changePages(folder, withPolicy);
}

/** @param name of the page, for the error */
export function withPolicy(html: string, name: string): string {
  const place = html.indexOf(CHARSET) + CHARSET.length;
  if (place < CHARSET.length) throw new Error(`${name} has no ${CHARSET}, behind which its security policy can stand.`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inlinedIn(html))}">`;
  return html.slice(0, place) + policy + html.slice(place);
}

/** What a page's style and script elements hold, and where its forms send. */
function inlinedIn(html: string): Inlined {
  const inlined: Inlined = { styles: [], scripts: [], hasScriptFiles: false, origins: [] };
  for (const element of elementsIn(html)) {
    const { tagName } = element;
    const { src, type, action } = element.properties;
    // What Astro puts round React loads its scripts by itself.
    if (tagName === 'astro-island' || (tagName === 'script' && src !== undefined)) inlined.hasScriptFiles = true;
    // Data in a script element is not run, so a policy does not ask for its hash.
    else if (tagName === 'script' && !String(type).endsWith('json')) inlined.scripts.push(textOf(element));
    if (tagName === 'style') inlined.styles.push(textOf(element));
    if (tagName === 'form' && action !== undefined) addOrigin(inlined.origins, String(action));
  }
  return inlined;
}

function addOrigin(origins: string[], address: string) {
  const { origin } = new URL(address);
  if (!origins.includes(origin)) origins.push(origin);
}
