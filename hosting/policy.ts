import { createHash } from 'node:crypto';

/**
 * What the header of every answer forbids. It says nothing of styles, fonts and pictures, nor of where forms may send,
 * because policies add up and each page brings the rest itself: so no host has to follow a change. A server whose
 * configuration is older than the pages would forbid new forms to send, and the browser would not say a word.
 */
export const HEADER_POLICY = directives({
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
});

/** For documents that cannot bring a policy of their own: drawings and lists for machines. Their styles are in them. */
export const DOCUMENT_POLICY = `sandbox; script-src 'none'; object-src 'none'; form-action 'none'; ${HEADER_POLICY}`;

/** What a page has that its policy must allow. */
export interface Inlined {
  /** The texts of its style elements, and of its scripts. */
  styles: string[];
  scripts: string[];
  /** Whether it loads scripts from files as well. */
  hasScriptFiles: boolean;
  /** The origins to which its forms send. */
  origins: string[];
}

/**
 * The policy that a page carries in a `<meta>`. It repeats of the header what a `<meta>` may say, for hosts that send
 * no headers.
 */
export function pagePolicy({ styles, scripts, hasScriptFiles, origins }: Inlined): string {
  return directives({
    'default-src': "'none'",
    'style-src': styles.map(hashSource).join(' '),
    'script-src': [...(hasScriptFiles ? ["'self'"] : []), ...scripts.map(hashSource)].join(' '),
    'font-src': "'self'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    // Tools like Lighthouse fetch robots.txt from inside the page. Forms send by a script, where one runs.
    'connect-src': ["'self'", ...(scripts.length > 0 || hasScriptFiles ? origins : [])].join(' '),
    'base-uri': "'none'",
    'form-action': formAction(origins),
    'require-trusted-types-for': "'script'",
  });
}

/** Browsers follow an answer that sends the visitor back to the site only if the policy names the site as well. */
function formAction(origins: readonly string[]): string {
  return origins.length > 0 ? ["'self'", ...origins].join(' ') : "'none'";
}

/** Directives without a value are left out, so that `default-src` holds for them. */
function directives(values: Record<string, string>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** The source expression for a text (Content Security Policy Level 3, "hash-source"). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
