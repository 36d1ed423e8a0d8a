import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { ADDRESS } from '../hosts/servers/host.ts';
import { startProcess } from '../hosts/servers/process.ts';
import { freePort } from '../support/free-port.ts';
import type { EngineWindow, Key, Point } from './engine.ts';
import { miniBrowser } from './mini-browser.ts';

/** Larger than any window of the tests, in pixels. */
const SCREEN = '1700x1300x24';
/** What stands above the page takes no room, so that the window can be as narrow as a phone. */
const GTK_STYLE = `headerbar, headerbar *, toolbar, toolbar *, entry, button, button * {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px;
}`;
/** As WebDriver writes keys that stand for no letter. */
const CODES = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Escape: '\uE00C', End: '\uE010' };
const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

/** Opens a window of WebKitGTK's small browser on a screen that nobody sees, by WebDriver. */
export async function openWebKit(): Promise<EngineWindow> {
  const configuration = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(configuration, 'gtk-3.0'));
  writeFileSync(join(configuration, 'gtk-3.0/gtk.css'), GTK_STYLE);
  const screen = await openScreen();
  const port = await freePort();
  const driver = await startProcess(['WebKitWebDriver', `--port=${port}`], port, {
    DISPLAY: screen.name,
    XDG_CONFIG_HOME: configuration,
    // There is no graphics card to talk to.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const end = async () => {
    await driver.stop();
    screen.close();
    rmSync(configuration, { recursive: true });
  };

  /** Sends a command of WebDriver and returns what it answers. */
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://${ADDRESS}:${port}/session${path}`, init);
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`WebKit does not do ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const browser = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities }).catch(async (error) => {
    await end();
    throw error;
  });
  const post = <Value>(command: string, body: object) => send<Value>('POST', `/${sessionId}/${command}`, body);
  const act = (actions: object) => post<void>('actions', { actions: [actions] });
  const evaluate: EngineWindow['evaluate'] = (look, given) =>
    post('execute/sync', { script: `return (${look})(...arguments);`, args: [given] });

  // What remains of what stands above the page.
  const bar = await evaluate(() => outerHeight - innerHeight);

  return {
    complaints: [],
    open: (url) => post<void>('url', { url }),
    resize: async (width, height) => {
      await post('window/rect', { width, height: height + bar });
      const sizeNow = () => evaluate(() => [innerWidth, innerHeight].join());
      await vi.waitUntil(async () => (await sizeNow()) === [width, height].join(), { timeout: 5000 });
    },
    evaluate,
    press: (key) => act({ type: 'key', id: 'keyboard', actions: strokes(key) }),
    type: (text) => act({ type: 'key', id: 'keyboard', actions: [...text].flatMap((letter) => stroke(letter)) }),
    click: (point) => act({ ...MOUSE, actions: clickAt(point) }),
    picture: async () => Buffer.from(await send<string>('GET', `/${sessionId}/screenshot`), 'base64'),
    close: async () => {
      await send('DELETE', `/${sessionId}`);
      await end();
    },
  };
}

/** A screen without a screen. */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await Promise.race([once(screen.stdout, 'data'), once(screen, 'exit')]);
  if (screen.exitCode !== null) throw new Error('Xvfb does not start.');
  return { name: `:${String(number).trim()}`, close: () => screen.kill() };
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

function strokes(key: Key) {
  if (key !== 'Shift+Tab') return stroke(CODES[key]);
  const [down, up] = stroke(CODES.Shift);
  return [down, ...stroke(CODES.Tab), up];
}

function clickAt({ x, y }: Point) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  return [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
}
