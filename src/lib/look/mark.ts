import type { Look } from '../../schemas/look.ts';
import type { Kolam } from '../drawing/kolam/kolam.ts';
import { mark, markOfName } from '../drawing/kolam/mark.ts';
import type { OwnMark } from './own-mark.ts';

/** What stands beside the company's name, and on icons. */
export type Mark = Kolam | OwnMark;

/** Whether a mark is a drawing of the company's own. */
export function isOwn(drawn: Mark): drawn is OwnMark {
  return 'nodes' in drawn;
}

/**
 * The mark that a look names.
 * @param company its name
 * @param read gets a drawing from `src/assets/` by its file's name
 */
export async function markOf(
  { mark: name }: Pick<Look, 'mark'>,
  company: string,
  read: (file: string) => OwnMark | Promise<OwnMark>,
): Promise<Mark> {
  if (name === 'kolam') return mark();
  return name === 'kolam-of-the-name' ? markOfName(company) : read(name);
}
