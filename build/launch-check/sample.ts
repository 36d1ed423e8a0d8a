import { type ContentNode, type ContentSource, isGroup, nodesOf, valueAt } from '../content-check/report/source.ts';

/** Texts this short are said by many; longer ones come from the sample. In characters. */
const OWN_WORDS = 25;
/** What an entry is called, which is its own even if it is short. */
const NAMES = ['name', 'title'];
const SHORTEST_NAME = 6;

/** An entry of the sample content that is invented. */
export interface InventedEntry {
  /** What it is called, or begins with. */
  name: string;
  /** What nobody else would say in the same words, ready to be compared. */
  statements: Set<string>;
}

/** Every entry that the sample content marks as a sample, but for facts and offers, which their owner may keep. */
export function inventedEntries(sample: readonly ContentSource[]): InventedEntry[] {
  const common = new Set(sample.flatMap((source) => unmarkedNodes(source)).flatMap((node) => statementIn(node)));
  return sample.filter(isInventable).flatMap(({ data }) =>
    markedNodes(data).map(({ value }) => ({
      name: nameOf(value) ?? '',
      statements: new Set(
        nodesOf(value)
          .filter(({ field, value }) => typeof value === 'string' || field.length === 0 || field.at(-2) === 'figures')
          .flatMap((node) => statementIn(node, node.field.length === 1))
          .filter((statement) => !common.has(statement)),
      ),
    })),
  );
}

/** What a source says outside of entries that are marked as samples: its groups and texts, in reading order. */
export function unmarkedNodes({ data }: ContentSource): ContentNode[] {
  const marked = markedNodes(data).map(({ field }) => field);
  return nodesOf(data).filter(({ field }) => !marked.some((start) => start.every((part, at) => part === field[at])));
}

/** Whether the entries of a file can be invented: the facts and the offers are decided on, one by one. */
export function isInventable({ path }: ContentSource): boolean {
  return path !== 'site.yaml' && path !== 'offers.yaml';
}

/**
 * A node as it can be compared, if it says something of its own: a text, or a figure with what it counts.
 * @param isName whether a short name counts, too
 */
export function statementIn({ field, value }: ContentNode, isName = true): string[] {
  if (typeof value === 'string') {
    const isCalled = isName && NAMES.includes(String(field.at(-1))) && /[A-Z]/.test(value);
    const shortest = isCalled ? SHORTEST_NAME : OWN_WORDS;
    return value.length >= shortest ? [comparable(value)] : [];
  }
  const figure = valueAt(value, ['value']) ?? valueAt(value, ['percent']);
  const label = valueAt(value, ['label']);
  return figure === undefined || label === undefined ? [] : [comparable(`${figure} ${label}`)];
}

/** A text without what a copy may change unseen: capitals, spaces and the kind of quotation marks. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

/** What an entry is called or what it counts, in the words by which its owner knows it. */
export function nameOf(entry: unknown): string | undefined {
  if (!isGroup(entry) || Array.isArray(entry)) return undefined;
  const figure = ['value', 'percent'].map((field) => valueAt(entry, [field])).find((value) => value !== undefined);
  const name = ['title', 'name', 'label', 'heading', 'text']
    .map((field) => valueAt(entry, [field]))
    .find((value) => typeof value === 'string');
  if (name === undefined) return undefined;
  return figure === undefined ? String(name) : `${figure} ${name}`;
}

function markedNodes(data: unknown): ContentNode[] {
  return nodesOf(data).filter(({ value }) => valueAt(value, ['sample']) === true);
}
