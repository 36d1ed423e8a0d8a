import { expect, test } from 'vitest';
import { withTamilWords } from './tamil-words.ts';

test('an element that holds nothing but Tamil says so', () => {
  expect(withTamilWords('<p class="x"><b>கயல் விழி</b> <span>நெய்தல், 2018</span></p>')).toBe(
    '<p class="x"><b lang="ta">கயல் விழி</b> <span lang="ta">நெய்தல், 2018</span></p>',
  );
});

test('words in Tamil within a text say so, and the text stays one box', () => {
  expect(withTamilWords('<p>Neithal &amp; நெய்தல் – கடல், since <b>2018</b></p>')).toBe(
    '<p><bdi>Neithal &amp; <bdi lang="ta">நெய்தல் – கடல்</bdi>, since </bdi><b>2018</b></p>',
  );
});

test('what holds no elements, what is drawn and what a script goes on with stays as it is', () => {
  const page =
    '<title>நெய்தல்</title><svg><text>நெய்தல்</text></svg><textarea>நெய்தல்</textarea><astro-island><b>நெய்தல்</b></astro-island>';
  expect(withTamilWords(page)).toBe(page);
});
