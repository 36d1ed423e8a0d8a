import { once } from 'node:events';
import { Queue } from './queue.ts';
import { createEnquiryServer } from './server.ts';
import type { Settings } from './settings.ts';
import { lock, Store } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How often it is looked for what has to be forgotten. In milliseconds. */
const CLEANING = 60 * 60 * 1000;
/** In milliseconds; service managers wait longer before they kill. */
const STOP_LIMIT = 8000;

/**
 * Runs the service until it is told to stop: then it answers what is under way, and ends after the mail that it is sending.
 * @throws if its file or its port cannot be had
 */
export async function serve(settings: Settings): Promise<void> {
  // Whoever read what the service says may be gone.
  process.stdout.on('error', () => undefined);
  const { DATA, HOST, PORT, KEEP_DAYS } = settings;
  const store = new Store(DATA);
  const unlock = lock(DATA);
  const log = (line: string) => console.log(line);
  const interrupted = store.settleInterrupted();
  if (interrupted > 0) log(`${interrupted} uncertain: the service ended while they were being sent.`);
  const queue = new Queue(store, settings, log);
  const forget = () => {
    try {
      const erased = store.forgetBefore(Date.now() - KEEP_DAYS * DAY);
      const lost = erased.flatMap(({ reference, status }) => (status === 'sent' ? [] : [`${reference} (${status})`]));
      const names = lost.length > 0 ? ` Not mailed: ${lost.join(', ')}` : '';
      if (erased.length > 0) log(`${erased.length} forgotten, which came more than ${KEEP_DAYS} days ago.${names}`);
    } catch (error) {
      log(`Nothing could be forgotten: ${error instanceof Error ? error.message : error}`);
    }
  };
  const onStored = (reference: string) => {
    log(`${reference} stored`);
    queue.wake();
  };
  const server = createEnquiryServer(store, settings, onStored, log);
  await once(server.listen(PORT, HOST), 'listening');
  forget();
  const cleaning = setInterval(forget, CLEANING);
  log(`Ready: http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}, for forms of ${settings.SITE.join(', ')}`);

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(0), STOP_LIMIT).unref();
      clearInterval(cleaning);
      const closed = once(server.close(), 'close');
      server.closeIdleConnections();
      await Promise.all([queue.stop(), closed]);
      store.close();
      unlock();
      process.exit(0);
    });
  }
}
