import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { beforeEach, expect, test, vi } from 'vitest';
import { SpoiltContent } from '../tests/support/spoilt-content.ts';
import { contentLoader } from './content-loader.ts';

const ABOUT = 'pages/about.yaml';
const WORDS = 'An IT company in a town by the sea, with nine people.';

let content: SpoiltContent;
let store: Map<string, { id: string; data: unknown; digest?: string }>;
const parseData = vi.fn(({ data }) => Promise.resolve(data));
beforeEach(() => {
  content = new SpoiltContent();
  store = new Map();
});

/** Loads About as Astro would, in a build or, with a watcher, in a development server. */
function load(watcher?: EventEmitter) {
  const context = {
    collection: 'about',
    store: Object.assign(store, { set: (entry: { id: string }) => Map.prototype.set.call(store, entry.id, entry) }),
    generateDigest: JSON.stringify,
    parseData,
    logger: { error: vi.fn() },
    watcher,
  };
  return contentLoader(content.folder).load(context as unknown as LoaderContext);
}

test('a file that is not right ends a build with its line and field', async () => {
  const line = content.put(ABOUT, 'tagline', '7');
  await expect(load()).rejects.toThrow(`${ABOUT}:${line}  tagline\n    found:    7 (a number)`);
});

test('while developing, what is not right leaves the page as it was, and is told by the check alone', async () => {
  const watcher = new EventEmitter();
  const save = () => watcher.emit('all', 'change', join(content.folder, ABOUT));
  await load(watcher);
  const before = store.get('about');
  content.put(ABOUT, 'tagline', '"not closed');
  save();
  expect(store.get('about')).toBe(before);
  await expect(load(watcher)).resolves.toBeUndefined();
  expect(store.get('about')).toBe(before);
});

test('what is saved is shown, and what is deleted goes', async () => {
  const watcher = new EventEmitter();
  await load(watcher);
  content.put(ABOUT, 'tagline', WORDS);
  watcher.emit('all', 'change', join(content.folder, ABOUT));
  await vi.waitFor(() => expect(store.get('about')?.data).toMatchObject({ tagline: WORDS }));
  watcher.emit('all', 'unlink', join(content.folder, ABOUT));
  expect(store.size).toBe(0);
});

test('a problem that Astro alone finds is seen', async () => {
  parseData.mockRejectedValueOnce(new Error('what only Astro knows'));
  await expect(load(new EventEmitter())).rejects.toThrow('what only Astro knows');
});
