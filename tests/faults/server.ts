import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../../build/site-copy.ts';

/** The server as `npm run serve` runs it. */
export interface RunningServer {
  port: number;
  process: ChildProcess;
  /** Its exit code, as soon as there is one. */
  exit: Promise<number | null>;
}

/** Starts the server on a folder. */
export async function startServer(folder: string, port: number): Promise<RunningServer> {
  const env = { ...process.env, SITE_FOLDER: folder, PORT: String(port), HOST: '' };
  const child = spawn(process.execPath, ['scripts/serve.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('Ready')) return { port, process: child, exit };
  }
  throw new Error(`The server did not start: it ended with ${await exit}.`);
}
