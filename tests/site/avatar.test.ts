import { expect, test } from 'vitest';
import { all, builtPage, sectionOf, textsOf } from '../support/built-page.ts';
import { wordsOf } from '../support/words.ts';

const { testimonials } = wordsOf('home');

test.runIf(testimonials)('§4 Avatar: has the initials of each person, and a picture only of who has one', () => {
  const { title = '', items = [] } = testimonials ?? {};
  const section = sectionOf(builtPage('/'), title);
  const avatars = all(section, 'li :not(bdi)').filter((element) =>
    textsOf([element]).some((text) => /^(\p{Lu}|\p{Lo}\p{M}*){2}$/u.test(text)),
  );
  expect(textsOf(avatars)).toEqual(items.map(({ initials }) => initials));
  expect(avatars.map((avatar) => all(avatar, 'img').length > 0)).toEqual(
    items.map(({ picture }) => picture !== undefined),
  );
});
