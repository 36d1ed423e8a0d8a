import { expect, test } from 'vitest';
import { all, attributesOf, builtPage, builtText, sectionOf } from '../support/built-page.ts';
import { sitemap } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';

const FOLDER = '/industries/';

for (const address of sitemap.filter((path) => path.startsWith(FOLDER))) {
  const { title, mistake } = wordsOf('industries', address.slice(FOLDER.length)).challenges;
  test.runIf(mistake)(
    `beside the problems on ${address}, ${mistake} is drawn from its file, with one hot thing`,
    () => {
      const [use = '', ...more] = attributesOf(all(sectionOf(builtPage(address), title), 'svg use'), 'href');
      expect(more).toEqual([]);
      const [file = '', name] = use.split('#');
      expect(name).toBe(mistake);
      const drawn = builtText(file).split(`<g id="${name}">`)[1]?.split('<g id=')[0];
      expect(drawn?.match(/var\(--hot\)/g)).toHaveLength(1);
    },
  );
}
