import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wholeWordsOf } from '../support/words.ts';

for (const name of ['projects', 'industries'] as const) {
  test(`§3 Cards of ${name}: each is drawn in its colour`, async ({ open }) => {
    const { title, items } = wholeWordsOf('home')[name];
    const page = await open('/');
    const found = await cardsOf(sectionOf(page, title)).evaluateAll((all) =>
      all.map((card) => {
        const [ring, record] = [card.querySelector('svg'), card.querySelector('figure')?.parentElement];
        if (record) return getComputedStyle(record).backgroundColor;
        return ring ? getComputedStyle(ring).color : '';
      }),
    );
    const colours = new Map(items.map(({ colour }, index) => [colour, found[index]]));
    expect(found).toEqual(items.map(({ colour }) => colours.get(colour)));
    expect(new Set(found).size).toBe(new Set(items.map(({ colour }) => colour)).size);
  });
}
