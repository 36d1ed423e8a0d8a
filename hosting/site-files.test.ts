import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../tests/support/scratch-folder.ts';
import { HEADERS } from './headers.ts';
import { pagePolicy } from './policy.ts';
import { formOriginsOf, readSiteFiles } from './site-files.ts';

/** A built site whose pages send forms to these origins. */
function siteSendingTo(pages: Record<string, string[]>): string {
  const folder = scratchFolder();
  for (const [file, origins] of Object.entries({ '404.html': [], ...pages })) {
    const policy = pagePolicy({ styles: ['a{}'], scripts: [], hasScriptFiles: true, origins });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    writeFileSync(
      join(folder, file),
      `<head><meta charset="utf-8">${meta}</head><p>form-action https://quoted.example`,
    );
  }
  return folder;
}

test('every answer names the endpoints of all forms, each once', () => {
  const folder = siteSendingTo({
    'contact.html': ['https://forms.example.com', 'http://localhost:8080'],
    'about.html': ['http://localhost:8080'],
  });
  expect(formOriginsOf(folder)).toEqual(['http://localhost:8080', 'https://forms.example.com']);
  const { headers, files } = readSiteFiles(folder);
  const policy = `form-action 'self' http://localhost:8080 https://forms.example.com;`;
  expect(headers['Content-Security-Policy']).toContain(policy);
  expect(files.get('/about')?.identity.headers['Content-Security-Policy']).toContain(policy);
});

test('a site whose forms send nowhere has the usual headers', () => {
  const { headers } = readSiteFiles(siteSendingTo({ 'about.html': [] }));
  expect(headers['Content-Security-Policy']).toBe(HEADERS['Content-Security-Policy']);
  expect(headers['Content-Security-Policy']).toContain(`form-action 'none';`);
});
