import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE } from '../tests/support/sample.ts';
import { scratchFolder } from '../tests/support/scratch-folder.ts';
import { deployFiles } from './hosting-files.ts';
import { ROOT } from './site-copy.ts';
import { withFields } from './yaml-fields.ts';

test.each(Object.entries(deployFiles()))('deploy/%s says what hosting/ says', (name, text) => {
  const written = readFileSync(join(ROOT, 'deploy', name), 'utf8');
  expect(written, `"npm run build" writes deploy/${name} anew`).toBe(text);
});

test.each([
  ['own-server', 'https://www.example.com/enquiries', true],
  ['own-server', 'https://forms.example.com/enquiries', false],
  ['basin', 'https://www.example.com/enquiries', false],
])('forms that send to %s at %s have a service and lines for it: %s', (service, address, isThere) => {
  const folder = join(scratchFolder(), 'content');
  cpSync(join(ROOT, SAMPLE), folder, { recursive: true });
  const file = join(folder, 'connections.yaml');
  const fields = { 'contactForm.service': service, 'contactForm.endpoint': address };
  writeFileSync(file, withFields(readFileSync(file, 'utf8'), fields));
  const files = deployFiles(folder);
  expect('enquiries.service' in files).toBe(isThere);
  for (const name of ['nginx.conf', 'Caddyfile']) expect(files[name]?.includes('4330')).toBe(isThere);
});
