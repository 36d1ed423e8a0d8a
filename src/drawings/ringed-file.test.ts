import { expect, test } from 'vitest';
import { coverFile } from './cover-file.ts';
import { ringedFile } from './ringed-file.ts';

test.each([ringedFile, coverFile])(
  'no part of $address has an attribute twice, with which browsers would show nothing of what follows',
  ({ text }) => {
    for (const [tag] of text.matchAll(/<\w[^>]*>/g)) {
      const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
      expect(new Set(names).size, tag).toBe(names.length);
    }
  },
);
