import { expect, test } from 'vitest';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';
import { checkContent } from '../check.ts';

/** The problems and the warnings of a content with another name of the company. */
function checkWith(name: string) {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', JSON.stringify(name));
  return checkContent(content.folder);
}

test('what the content has now is drawn, and so is Tamil', () => {
  expect(checkContent().warnings).toEqual([]);
  expect(checkWith('Neithal நெய்தல் கொங்கு ₹').warnings).toEqual([]);
});

test('characters that no typeface of the site has are named with their field and with what happens, and stop nothing', () => {
  const { problems, warnings } = checkWith('नई Neithal 👩‍💻');
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([
    {
      file: expect.stringMatching(/site\.yaml$/),
      field: 'name',
      found: expect.stringMatching(/^न \(U\+0928\), ई \(U\+0908\) and 👩‍💻 \(U\+1F469 U\+200D U\+1F4BB\), which/),
      expected: expect.stringContaining('share cards leave them out'),
    },
  ]);
});

test('a page of text is read, too, with its lines', () => {
  const content = new SpoiltContent();
  const description =
    'What we write down when you write to us, why we keep it, for how long it stays with us, and how you have it corrected or erased. It is short.';
  content.write('pages/privacy.md', `---\ntitle: Privacy\ndescription: ${description}\n---\n\nA text.\n\n✓ Done.\n`);
  expect(checkContent(content.folder).warnings).toMatchObject([
    { file: expect.stringMatching(/privacy\.md$/), line: 8, found: expect.stringMatching(/^✓ \(U\+2713\), /) },
  ]);
});
