import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch-folder.ts';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';
import { readSource } from '../report/source.ts';
import { pictureProblems } from './pictures.ts';

const HOME = 'pages/home.yaml';
const FIELD = 'testimonials.items[0].picture';

/** The content with this picture for the first testimonial, and the line where it is named. */
function contentWith(picture: string) {
  const content = new SpoiltContent();
  const line = content.replace(HOME, /(?<=\n +)initials: /, `picture: ${picture}\n      initials: `);
  return { content, line };
}

test('a picture that is not there is reported where it is named', () => {
  const { content, line } = contentWith('meena.jpg');
  expect(content.problems()).toEqual([
    { file: HOME, line, field: FIELD, found: '"meena.jpg"', expected: 'the name of a file in src/assets/people/' },
  ]);
});

test('a name that is nearly right is reported with the right one, and a right one is not', () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'meena-raghavan.jpg'), '');
  const problemsWith = (picture: string) =>
    pictureProblems([readSource(contentWith(picture).content.folder, HOME)], { picture: folder, photo: folder });
  expect(problemsWith('meena-raghavan.jpg')).toEqual([]);
  expect(problemsWith('meena-ragavan.jpg')).toMatchObject([
    { expected: expect.stringContaining('meena-raghavan.jpg') },
  ]);
});

test.each(['/people/meena.jpg', 'meena.heic', 'meena.svg', 'Meena.Jpg'])('%s is no name of a picture', (picture) => {
  const { content, line } = contentWith(picture);
  expect(content.problems()).toMatchObject([
    { line, field: FIELD, expected: expect.stringMatching(/^the name of a JPEG, .* save HEIC, .* as JPEG$/) },
  ]);
});

test.each(['IMG_2041.JPG', 'meena-raghavan.jpeg', 'Meena.PNG'])('%s is one', (picture) => {
  expect(contentWith(picture).content.problems()).toMatchObject([
    { expected: 'the name of a file in src/assets/people/' },
  ]);
});

test('a picture of the team and one in a text must be there, too', () => {
  const content = new SpoiltContent();
  const line = content.replace(
    'pages/about.yaml',
    /^specimen:/m,
    `team:\n  photo: team.jpg\n  alternative: Nine people at one table\n\nspecimen:`,
  );
  const description =
    'What we write down when you write to us, why we keep it, for how long it stays with us, and how you have it corrected or erased. It is short.';
  const picture = '![Nine people at one table](desk.jpg "In May")';
  content.write('pages/privacy.md', `---\ntitle: Privacy\ndescription: ${description}\n---\n\nA text.\n\n${picture}\n`);
  // A company with pictures of its own is told their names.
  const expected = expect.stringContaining('src/assets/pictures/');
  expect(content.problems()).toEqual([
    { file: 'pages/about.yaml', line: line + 1, field: 'team.photo', found: '"team.jpg"', expected },
    { file: 'pages/privacy.md', line: 8, field: '', found: '"desk.jpg"', expected },
  ]);
});
