import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { z } from 'astro/zod';
import { problemsOfShape } from '../content-check/report/issue.ts';
import { suggestion } from '../content-check/report/nearest-word.ts';
import { type ContentSource, readSource } from '../content-check/report/source.ts';
import type { Item, Level } from './rule.ts';

/** What launch.yaml says. */
const shape = z.strictObject({
  silenced: z.array(
    z.strictObject({
      /** What is left out of the report: `L303`. */
      id: z.string(),
      /** Why that is right for this site. */
      reason: z.string().trim().min(10),
      /** Only there, such as `pages/home.yaml`; everywhere, if left out. */
      file: z.string().optional(),
    }),
  ),
});
type Entry = z.infer<typeof shape>['silenced'][number] & { index: number };

interface SilenceRule {
  id: string;
  level: Level;
  about: string;
}

/** What launch.yaml itself can be wrong with; none of these can be silenced. */
export const SILENCE_RULES: Record<'shape' | 'unknown' | 'useless', SilenceRule> = {
  shape: { id: 'L002', level: 'error', about: 'launch.yaml has an entry without a reason, or has another problem' },
  unknown: { id: 'L003', level: 'error', about: 'launch.yaml silences an id that there is not' },
  useless: { id: 'L004', level: 'warning', about: 'launch.yaml silences something that is settled' },
};

/**
 * Takes out of the items what a file silences, and adds what is wrong with that file.
 * @param ids that can be silenced
 * @param asked those of them that have been looked for this time
 */
export function withoutSilenced(items: Item[], file: string, ids: readonly string[], asked: readonly string[]) {
  if (!existsSync(file)) return { items, silenced: 0 };
  const source = readSource(dirname(file), basename(file));
  const wrong = source.problems.length > 0 ? [] : problemsOfShape(shape, source.data);
  const problems = [
    ...source.problems,
    ...wrong.map(({ field, found, expected }) => source.problemAt(field, found, expected)),
  ].map(({ found, expected, ...place }) => itemOf('shape', place, `${found}; expected: ${expected}`));
  const { data } = shape.safeParse(source.data);
  const entries: Entry[] = (data?.silenced ?? []).map((entry, index) => ({ ...entry, index }));
  const unknown = entries.filter(({ id }) => !ids.includes(id));
  const useless = entries.filter((entry) => asked.includes(entry.id) && !items.some((item) => matches(entry, item)));
  const isSilenced = (item: Item) => entries.some((entry) => matches(entry, item));
  return {
    items: [
      ...problems,
      ...unknown.map(({ id, index }) =>
        itemOf('unknown', placeOf(source, index), `there is no ${id} that can be silenced${suggestion(id, ids)}`),
      ),
      ...useless.map(({ id, index }) => itemOf('useless', placeOf(source, index), `there is no ${id} to silence`)),
      ...items.filter((item) => !isSilenced(item)),
    ],
    silenced: items.filter(isSilenced).length,
  };
}

function matches({ id, file }: Entry, item: Item): boolean {
  return id === item.id && (file === undefined || item.place.file.endsWith(`/${file}`));
}

function placeOf(source: ContentSource, index: number): Item['place'] {
  return source.placeOf(['silenced', index, 'id']);
}

function itemOf(rule: keyof typeof SILENCE_RULES, place: Item['place'], title: string): Item {
  const settle = 'See docs/going-live.md for what launch.yaml may say.';
  return { ...SILENCE_RULES[rule], group: 'Problems', settle, title, place };
}
