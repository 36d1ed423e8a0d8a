import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, parse, parseDocument } from 'yaml';
import { checkContent } from '../../build/content-check/check.ts';
import type { ContentProblem } from '../../build/content-check/report/problem.ts';
import { contentFiles } from '../../build/content-files.ts';
import { SAMPLE } from './sample.ts';
import { scratchFolder } from './scratch-folder.ts';

/** For tests: the file of the industry that stands first in its menu, whichever that is. */
export const [AN_INDUSTRY = 'industries/none.yaml'] = contentFiles(SAMPLE)
  .filter((file) => file.startsWith('industries/'))
  .map((file) => ({ file, order: parse(readFileSync(join(SAMPLE, file), 'utf8')).menu?.order ?? 0 }))
  .toSorted((one, other) => one.order - other.order)
  .map(({ file }) => file);

/** For tests: a copy of the sample's content in which problems can be made. It goes when the test is over. */
export class SpoiltContent {
  readonly folder = scratchFolder();

  constructor() {
    cpSync(SAMPLE, this.folder, { recursive: true });
  }

  /** The problems of the copy, with files named below its folder. */
  problems(): ContentProblem[] {
    return checkContent(this.folder).problems.map((problem) => ({
      ...problem,
      file: problem.file.slice(this.folder.length + 1),
    }));
  }

  write(file: string, text: string) {
    writeFileSync(join(this.folder, file), text);
  }

  /** Writes `yaml` as the value of a field, or as an entry of a list, and returns its line. */
  put(file: string, field: string, yaml: string): number {
    const [start, end] = this.#rangeOf(file, field);
    const name = nameOf(field);
    return this.#splice(file, start, end, typeof name === 'number' ? yaml : `${name}: ${yaml}`);
  }

  /** Takes a whole field out, name and value. */
  drop(file: string, field: string) {
    const [start, end] = this.#rangeOf(file, field);
    this.#splice(file, start, end, '');
  }

  /** Gives a field another name and returns its line. */
  rename(file: string, field: string, name: string): number {
    const [start] = this.#rangeOf(file, field);
    return this.#splice(file, start, start + String(nameOf(field)).length, name);
  }

  /** Replaces the first text that matches and returns the line where that text began. */
  replace(file: string, pattern: RegExp, by: string): number {
    const match = pattern.exec(this.#read(file));
    if (!match) throw new Error(`${file} has nothing like ${pattern}.`);
    return this.#splice(file, match.index, match.index + match[0].length, by);
  }

  /** The line of a field's name. */
  lineOf(file: string, field: string): number {
    const [start] = this.#rangeOf(file, field);
    return this.#read(file).slice(0, start).split('\n').length;
  }

  #read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  #splice(file: string, start: number, end: number, text: string): number {
    const before = this.#read(file);
    this.write(file, before.slice(0, start) + text + before.slice(end));
    return before.slice(0, start).split('\n').length;
  }

  /** Where a field begins, with its name, or an entry of a list, and where its value ends. */
  #rangeOf(file: string, field: string): [start: number, end: number] {
    const text = this.#read(file);
    const document = parseDocument(text);
    const group = document.getIn(partsOf(field).slice(0, -1), true);
    const pair = isMap(group) ? group.items.find(({ key }) => isScalar(key) && key.value === nameOf(field)) : undefined;
    const value = document.getIn(partsOf(field), true);
    const first = isNode(pair?.key) ? pair.key : value;
    if (!isNode(first) || !first.range) throw new Error(`${file} has no field ${field}.`);
    const start = first.range[0];
    const end = isNode(value) && value.range ? value.range[1] : first.range[1];
    return [start, start + text.slice(start, end).trimEnd().length];
  }
}

/** `cards[2].title` as `['cards', 2, 'title']`. */
function partsOf(field: string): (string | number)[] {
  const parts = field.match(/[^.[\]]+/g) ?? [];
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function nameOf(field: string): string | number | undefined {
  return partsOf(field).at(-1);
}
