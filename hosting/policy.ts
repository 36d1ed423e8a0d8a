import { createHash } from 'node:crypto';

/**
 * What the header of every answer forbids. It says nothing of styles, fonts and pictures, because policies add up and
 * each page brings the rest itself, with the hashes of its own styles and scripts: so no host has to follow a change.
 */
export const HEADER_POLICY = directives({
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
});

/** For documents that cannot bring a policy of their own: drawings and lists for machines. Their styles are in them. */
export const DOCUMENT_POLICY = `sandbox; script-src 'none'; object-src 'none'; ${HEADER_POLICY}`;

/** What a page has that its policy must allow. */
export interface Inlined {
  /** The texts of its style elements, and of its scripts. */
  styles: string[];
  scripts: string[];
  /** Whether it loads scripts from files as well. */
  hasScriptFiles: boolean;
}

/**
 * The policy that a page carries in a `<meta>`. It repeats of the header what a `<meta>` may say, for hosts that send
 * no headers.
 */
export function pagePolicy({ styles, scripts, hasScriptFiles }: Inlined): string {
  return directives({
    'default-src': "'none'",
    'style-src': styles.map(hashSource).join(' '),
    'script-src': [...(hasScriptFiles ? ["'self'"] : []), ...scripts.map(hashSource)].join(' '),
    'font-src': "'self'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
  });
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
