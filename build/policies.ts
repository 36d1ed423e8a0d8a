import { Parser } from 'htmlparser2';
import { type Inlined, pagePolicy } from '../hosting/policy.ts';
import { changePages } from './after-build.ts';

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
  let into: string[] | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, { src, type = '', action }) {
      text = '';
      // What Astro puts round React loads its scripts by itself.
      if (name === 'astro-island') inlined.hasScriptFiles = true;
      if (name === 'form' && action !== undefined) addOrigin(inlined.origins, action);
      if (name === 'style') into = inlined.styles;
      if (name !== 'script') return;
      if (src !== undefined) inlined.hasScriptFiles = true;
      // Data in a script element is not run, so a policy does not ask for its hash.
      else if (!type.endsWith('json')) into = inlined.scripts;
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      into?.push(text);
      into = undefined;
    },
  });
  parser.end(html);
  return inlined;
}

function addOrigin(origins: string[], address: string) {
  const { origin } = new URL(address);
  if (!origins.includes(origin)) origins.push(origin);
}
