import { expect, test } from 'vitest';
import { markdownOf } from './markdown.ts';
import { samplesIn } from './samples.ts';

const OPTIONS = { address: new URL('https://www.example.com/about'), samples: [], sampleEntry: 'Sample entry' };

function markdown(main: string, samples: readonly (readonly string[])[] = []): string {
  return markdownOf(`<html><body><nav>Menu</nav><main>${main}</main></body></html>`, { ...OPTIONS, samples }).trim();
}

test('only the main part is told, without menus and footer', () => {
  expect(markdown('<h1>About</h1>')).toBe('# About');
});

test('a page without a main part is an error that names it', () => {
  expect(() => markdownOf('<p>Nothing</p>', OPTIONS)).toThrow('/about');
});

test('React keeps texts apart with comments, which nobody reads', () => {
  expect(markdown('<p>Made<!-- --> <b>504</b><!-- -->.</p>')).toBe('Made **504**.');
});

test('words that only their look keeps apart are kept apart by a sign', () => {
  expect(markdown('<p><b>Bank guarantees</b><span>beyond the bid</span></p>')).toBe(
    '**Bank guarantees** · beyond the bid',
  );
  expect(markdown('<p><b>500</b> <span>pieces</span></p>')).toBe('**500** pieces');
});

test('terms stand on one line with what they mean, and a term without a meaning alone', () => {
  expect(markdown('<dl><div><dt>Phone</dt><dd>044</dd></div><dt>before</dt><dd><svg></svg></dd></dl>')).toBe(
    '- Phone: 044\n- before',
  );
});

test('a table without headings gets an empty row of them, and its caption stands above', () => {
  expect(
    markdown('<table><caption>Hours</caption><tbody><tr><th>Sunday</th><td>Closed</td></tr></tbody></table>'),
  ).toBe('**Hours**\n\n|        |        |\n| ------ | ------ |\n| Sunday | Closed |');
});

test('a table with headings keeps them', () => {
  expect(markdown('<table><thead><tr><th>Tank</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table>')).toBe(
    '| Tank |\n| ---- |\n| A    |',
  );
});

test('what is struck out is told as such', () => {
  expect(markdown('<p><s>14 days</s> 9 days</p>')).toBe('~~14 days~~ 9 days');
});

test('the words in a drawing are told in one line, and a drawing without words not at all', () => {
  expect(markdown('<svg><path d="M0 0"/><text>June</text><text>Sept.</text></svg><svg><path d="M0 0"/></svg>')).toBe(
    'June, Sept.',
  );
});

test('stars are told by their name', () => {
  const stars = '<span role="img" aria-label="5 out of 5 stars"><svg></svg></span>';
  expect(markdown(`<p>${stars}</p>`)).toBe('5 out of 5 stars');
  expect(markdown(`<p><b>Meena${stars}</b></p>`)).toBe('**Meena · 5 out of 5 stars**');
});

test('numbers drawn at the entries of a list are left to the list', () => {
  expect(markdown('<ol><li><span aria-hidden="true">1</span><h3>First</h3></li></ol>')).toBe('1. ### First');
});

test('a block that is silent is a drawing, and left out', () => {
  expect(markdown('<div aria-hidden="true"><p>52 s</p></div><p>The third spent 52 seconds.</p>')).toBe(
    'The third spent 52 seconds.',
  );
});

test('links have their whole address, and a link to a place in the page that of the page', () => {
  expect(markdown('<p><a href="/contact">Write</a> <a href="#">More</a></p>')).toBe(
    '[Write](https://www.example.com/contact) [More](https://www.example.com/about#)',
  );
});

test('a record without a caption says what it is', () => {
  expect(markdown('<figure aria-label="Sample record"><p>Lot 2214</p></figure>')).toBe('Lot 2214\n\nSample record');
});

test('a sample says so below its heading, and what is none does not', () => {
  const html = '<ul><li><h3>One</h3><p>Its text.</p></li><li><h3>Two</h3><p>Its other text.</p></li></ul>';
  const samples = samplesIn({
    items: [
      { title: 'One', text: 'Its text.', sample: true },
      { title: 'Two', text: 'Its other text.' },
    ],
  });
  expect(markdown(html, samples)).toBe(
    '- ### One\n\n  *Sample entry*\n\n  Its text.\n\n- ### Two\n\n  Its other text.',
  );
});

test('a sample says so below its heading, however deep in the entry that stands', () => {
  const html = '<section><div><header><h2>Tanks</h2></header><p>Level of each tank.</p></div></section>';
  expect(markdown(html, [['Tanks', 'Level of each tank.']])).toBe('## Tanks\n\n*Sample entry*\n\nLevel of each tank.');
});

test('a sample is found by its title, whatever other content calls it', () => {
  const [sample = []] = samplesIn({
    name: 'lorry-receipt',
    title: 'What a model reads',
    text: 'Its text.',
    sample: true,
  });
  expect(sample).toEqual(['What a model reads']);
});

test('a sample without a name says so at the end of its paragraph', () => {
  expect(markdown('<section><p>Ask us. The first look is free.</p></section>', [['The first look is free.']])).toBe(
    'Ask us. The first look is free. (Sample entry)',
  );
});

test('a photograph is told with its words, and a portrait beside a name is not', () => {
  const figure =
    '<figure><picture><source srcset="/a.avif 480w"><img src="/a.webp" alt="Nine people"></picture></figure>';
  expect(markdown(`${figure}<p><img src="/b.avif" alt="">Meena</p>`)).toBe(
    '![Nine people](https://www.example.com/a.webp)\n\nMeena',
  );
});
