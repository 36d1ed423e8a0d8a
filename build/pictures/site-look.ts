import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, markOf } from '../../src/lib/look/mark.ts';
import { ownMark } from '../../src/lib/look/own-mark.ts';
import { type ColourOf, themeColours } from '../../src/lib/machines/theme-colours.ts';
import { CONTENT_FOLDER, readContent } from '../content-files.ts';

/** The folder of the company's own drawings. */
export const ASSETS_FOLDER = 'src/assets';

/** The design tokens as they are written. */
export function tokensText(): string {
  return readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
}

/** The site's colours: those of its design tokens, and those that the company has otherwise. */
export function siteColours(folder = CONTENT_FOLDER): ColourOf {
  return themeColours(tokensText(), readContent('look', folder));
}

/**
 * The company's mark.
 * @throws if it has no drawing that can be one; the content check says so before
 */
export function siteMark(folder = CONTENT_FOLDER): Promise<Mark> {
  const [look, { name }] = [readContent('look', folder), readContent('site', folder)];
  return markOf(look, name, (file) => ownMark(readFileSync(join(ASSETS_FOLDER, file), 'utf8')));
}
