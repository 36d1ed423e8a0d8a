import { globSync } from 'node:fs';

/** WebKitGTK's own small browser, which comes with its driver. */
export function miniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
}
