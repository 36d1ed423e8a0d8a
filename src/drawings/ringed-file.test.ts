import { expect, test } from 'vitest';
import { ringedFile } from './ringed-file.ts';

test('no part of the file has an attribute twice, with which browsers would show nothing of what follows', () => {
  for (const [tag] of ringedFile.text.matchAll(/<\w[^>]*>/g)) {
    const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
    expect(new Set(names).size, tag).toBe(names.length);
  }
});
