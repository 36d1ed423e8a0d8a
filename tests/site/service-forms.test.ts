import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../support/words.ts';

/** The services in the order of their menu. */
const services = globSync('*.yaml', { cwd: 'src/content/services' })
  .map((file) => wordsOf('services', file.replace('.yaml', '')))
  .sort((a, b) => (a.menu.order ?? 99) - (b.menu.order ?? 99));

test.each(['challenges', 'solutions', 'deliverables'] as const)(
  'neighbours in the menu show their %s in different forms',
  (section) => {
    const forms = services.map((words) =>
      section === 'solutions' ? words.solutions.object?.form : words[section].form,
    );
    const twice = forms.filter((form, index) => form !== undefined && form === forms[index - 1]);
    expect(twice, forms.join(', ')).toEqual([]);
  },
);

test('no two services are taken apart in one object, and none shows the same paper twice', () => {
  const objects = services.flatMap(({ solutions }) => solutions.object?.form ?? []);
  expect(new Set(objects).size).toBe(objects.length);
  const papers = services.flatMap(({ deliverables }) => deliverables.papers ?? []);
  expect(new Set(papers).size).toBe(papers.length);
});
