import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../tests/support/chromium.ts';

/** A command of the protocol that Chromium's developer tools speak, and what it is told. */
export type Command = [method: string, parameters?: object];

export interface Tab {
  send(...command: Command): Promise<unknown>;
  /** Runs a function in the page that is shown, and gives what it returns, which has to be plain data. */
  run<Result>(task: () => Result | Promise<Result>): Promise<Result>;
  /** What the tab's pages have told of so far under this name. */
  told(event: string): object[];
}

export type Browser = Awaited<ReturnType<typeof startBrowser>>;

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string };
  result?: object;
  error?: { message: string };
}

/**
 * Starts a Chromium of its own. It is not Playwright's, because Chromium prerenders nothing for a client that attaches
 * itself to pages and not to tabs.
 * @param profile a folder that is not there yet
 */
export async function startBrowser(profile: string) {
  const place = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(ensureChromium(), [...CHROMIUM_ARGUMENTS, ...place], { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('Chromium did not start.')));
    createInterface(child.stderr).on('line', (line) => {
      const [, found] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  let hear: (message: Message) => void = () => {};
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    (answers.get(message.id ?? 0) ?? hear)(message);
  });

  /** @param session that of a tab or a page; the browser's own has no name */
  function send<Result>(session: string, method: string, params: object = {}): Promise<Result> {
    const id = answers.size + 1;
    socket.send(JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }));
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Result),
      );
    });
  }

  /**
   * Opens a tab with an empty profile, gives it to `use`, and closes it, whatever happens; one tab at a time. `setUp` is
   * sent to every page in it before the page begins, prerendered ones included.
   */
  async function withTab<Result>(setUp: Command[], use: (tab: Tab) => Promise<Result>): Promise<Result> {
    const context = await send<object>('', 'Target.createBrowserContext');
    const options = { ...context, url: 'about:blank', width: 1280, height: 800, forTab: true };
    const target = { ...(await send<object>('', 'Target.createTarget', options)), flatten: true };
    const { sessionId } = await send<{ sessionId: string }>('', 'Target.attachToTarget', target);
    // The page that is shown comes first, those that are prerendered follow.
    const pages: string[] = [];
    const events: Message[] = [];
    hear = (message) => {
      events.push(message);
      const page = message.params?.sessionId ?? '';
      if (message.method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(page), 1);
      if (message.method !== 'Target.attachedToTarget') return;
      pages.push(page);
      // All at once: a page that waits answers some of them only when it goes on.
      for (const command of setUp) send(page, ...command).catch(() => {});
      send(page, 'Runtime.runIfWaitingForDebugger').catch(() => {});
    };
    await send(sessionId, 'Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    return await use({
      send: (...command) => send(pages[0] ?? '', ...command),
      run: (task) => run(pages[0] ?? '', task),
      told: (event) => events.flatMap(({ method, params }) => (method === event && params ? [params] : [])),
    }).finally(() => send('', 'Target.disposeBrowserContext', context));
  }

  async function run<Result>(page: string, task: () => Result | Promise<Result>): Promise<Result> {
    const options = { expression: `(${task})()`, awaitPromise: true, returnByValue: true };
    type Answer = { result: { value: Result; description?: string }; exceptionDetails?: object };
    const { result, exceptionDetails } = await send<Answer>(page, 'Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(result.description ?? 'A script failed in a page.');
    return result.value;
  }

  const { product: version } = await send<{ product: string }>('', 'Browser.getVersion');
  return { version, withTab, stop: () => child.kill() };
}
