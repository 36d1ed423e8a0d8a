import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { z } from 'astro/zod';
import { problemsOfShape } from '../content-check/report/issue.ts';
import { suggestion } from '../content-check/report/nearest-word.ts';
import { counted } from '../content-check/report/problem.ts';
import { readSource } from '../content-check/report/source.ts';
import { CONTENT_FOLDER } from '../content-files.ts';
import type { Item, Level } from './rule.ts';

/** What launch.yaml says: one entry for each item, because a line that hides several hides those that come later, too. */
const shape = z.strictObject({
  silenced: z.array(
    z.strictObject({
      /** What is left out of the report: `L301`. */
      id: z.string(),
      /** In which file it is found, such as `pages/home.yaml`. */
      file: z.string().optional(),
      /** What it is called there, as the report names it. */
      entry: z.coerce.string().optional(),
      /** Why that is right for this site. */
      reason: z.string().trim().min(10),
    }),
  ),
});
type Entry = z.infer<typeof shape>['silenced'][number] & { index: number };

/** An item that is left out, and why. */
export interface SilencedItem extends Item {
  reason: string;
}

interface SilenceRule {
  id: string;
  level: Level;
  about: string;
}

/** What launch.yaml itself can be wrong with; none of these can be silenced. */
export const SILENCE_RULES: Record<'shape' | 'unknown' | 'useless', SilenceRule> = {
  shape: {
    id: 'L002',
    level: 'error',
    about: 'launch.yaml has an entry without its file, its name or a reason, or has another problem',
  },
  unknown: { id: 'L003', level: 'error', about: 'launch.yaml silences an id that there is not' },
  useless: { id: 'L004', level: 'warning', about: 'launch.yaml silences something that is settled' },
};

/**
 * Takes out of the items what a file silences, and adds what is wrong with that file.
 * @param ids that can be silenced
 * @param asked those of them that have been looked for this time
 */
export function withoutSilenced(
  items: Item[],
  file: string,
  ids: readonly string[],
  asked: readonly string[],
): { items: Item[]; silenced: SilencedItem[] } {
  if (!existsSync(file)) return { items, silenced: [] };
  const source = readSource(dirname(file), basename(file));
  const wrong = source.problems.length > 0 ? [] : problemsOfShape(shape, source.data);
  const problems = [
    ...source.problems,
    ...wrong.map(({ field, found, expected }) => source.problemAt(field, found, expected)),
  ].map(({ found, expected, ...place }) => itemOf('shape', place, `${found}; expected: ${expected}`));
  const { data } = shape.safeParse(source.data);
  const entries: Entry[] = (data?.silenced ?? []).map((entry, index) => ({ ...entry, index }));
  const known = entries.filter(({ id }) => ids.includes(id));
  const single = known.filter(({ file, entry }) => file !== undefined && entry !== undefined);
  const silencedBy = (item: Item) => single.find((entry) => matches(entry, item));
  const about = (rule: keyof typeof SILENCE_RULES, { index }: Entry, title: string) =>
    itemOf(rule, source.placeOf(['silenced', index, 'id']), title);
  return {
    items: [
      ...problems,
      ...entries
        .filter((entry) => !known.includes(entry))
        .map((entry) =>
          about('unknown', entry, `there is no ${entry.id} that can be silenced${suggestion(entry.id, ids)}`),
        ),
      ...known.filter((entry) => !single.includes(entry)).map((entry) => about('shape', entry, tooWide(entry, items))),
      ...single
        .filter((entry) => asked.includes(entry.id) && !items.some((item) => matches(entry, item)))
        .map((entry) => about('useless', entry, nothingThere(entry, items))),
      ...items.filter((item) => !silencedBy(item)),
    ],
    silenced: items.flatMap((item) => {
      const reason = silencedBy(item)?.reason;
      return reason === undefined ? [] : [{ ...item, reason }];
    }),
  };
}

function matches({ id, file, entry }: Entry, item: Item): boolean {
  return id === item.id && isIn(item, file) && (entry === undefined || entry === item.entry);
}

/** Whether an item stands in a file, which may be named with the folder of the content or without. */
function isIn({ place }: Item, file: string | undefined): boolean {
  return file === undefined || place.file === file || place.file.endsWith(`/${file.replace(`${CONTENT_FOLDER}/`, '')}`);
}

function tooWide(entry: Entry, items: Item[]): string {
  const hidden = items.filter((item) => matches(entry, item));
  const [example] = hidden;
  const lacking = ['file', 'entry'].filter((name) => Reflect.get(entry, name) === undefined).join(' and ');
  const such = example ? `, such as file: ${shortFile(example)}, entry: ${example.entry}` : '';
  return `${entry.id} without its ${lacking} would hide ${counted(hidden.length, 'item', 'items')}; expected: an entry for each${such}`;
}

function nothingThere(entry: Entry, items: Item[]): string {
  const { id, file = '', entry: name = '' } = entry;
  const names = items.filter((item) => item.id === id && isIn(item, file)).map((item) => item.entry);
  return `${file} has no ${id} called “${name}”${suggestion(name, names)}`;
}

/** As launch.yaml names it. */
function shortFile({ place }: Item): string {
  return place.file.replace(`${CONTENT_FOLDER}/`, '');
}

function itemOf(rule: keyof typeof SILENCE_RULES, place: Item['place'], title: string): Item {
  const settle = 'See docs/going-live.md for what launch.yaml may say.';
  return { ...SILENCE_RULES[rule], group: 'Problems', settle, title, place, entry: place.field };
}
