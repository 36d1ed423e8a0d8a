import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { expect, test, vi } from 'vitest';
import { SpoiltContent } from '../../tests/support/spoilt-content.ts';
import { contentCheck } from './integration.ts';

const ABOUT = 'pages/about.yaml';
/** In milliseconds: a busy machine reads all of the content in more than the second that is usual. */
const PATIENCE = 10_000;

/** A development server's watcher, browser and terminal, as far as the check uses them. */
async function startEditing(content: SpoiltContent) {
  const watcher = new EventEmitter();
  const browser = Object.assign(new EventEmitter(), { send: vi.fn() });
  const logger = { error: vi.fn(), info: vi.fn() };
  const parameters = { server: { watcher, ws: browser }, logger } as unknown as HookParameters<'astro:server:setup'>;
  await contentCheck(content.folder).hooks['astro:server:setup']?.(parameters);
  return { save: (file: string) => watcher.emit('all', 'change', join(content.folder, file)), browser, logger };
}

test('a problem that is saved shows in the browser and the terminal, and goes when it is repaired', async () => {
  const content = new SpoiltContent();
  const { save, browser, logger } = await startEditing(content);
  expect(browser.send).not.toHaveBeenCalled();

  content.rename(ABOUT, 'title', 'titel');
  save(ABOUT);
  await vi.waitFor(() => expect(browser.send).toHaveBeenCalled(), PATIENCE);
  const message = expect.stringContaining('did you mean "title"?');
  expect(browser.send).toHaveBeenLastCalledWith({ type: 'error', err: { message, stack: '' } });
  expect(logger.error).toHaveBeenLastCalledWith(message);

  content.rename(ABOUT, 'titel', 'title');
  save(ABOUT);
  await vi.waitFor(() => expect(browser.send).toHaveBeenLastCalledWith({ type: 'full-reload' }), PATIENCE);
});

test('a problem that is there from the beginning shows in each browser that opens the site', async () => {
  const content = new SpoiltContent();
  content.put(ABOUT, 'title', '42');
  const { browser, logger } = await startEditing(content);
  expect(logger.error).toHaveBeenCalledOnce();
  browser.emit('connection');
  expect(browser.send).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'error' }));
});
