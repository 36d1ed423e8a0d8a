import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESS } from './host.ts';

/** Longer than any server needs to begin, or to end, on a machine with much else to do. */
const PATIENCE = 60_000;

interface Started {
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Starts a server and waits until it accepts connections.
 * @throws with what it said, if it ends before.
 */
export async function startProcess(
  command: string[],
  port: number,
  variables: Record<string, string> = {},
): Promise<Started> {
  const [program = '', ...options] = command;
  const env = { ...process.env, ...variables };
  const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  child.on('error', (error) => said.push(Buffer.from(error.message)));
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (!isRunning()) return;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    const end = await Promise.race([ended, pause(5000, 'slow' as const)]);
    if (end === 'slow') child.kill('SIGKILL');
    await ended;
  };

  const limit = Date.now() + PATIENCE;
  while (!(await accepts(port))) {
    if (!isRunning() || Date.now() > limit) {
      await stop();
      throw new Error(`${program} does not serve: ${Buffer.concat(said).toString()}`);
    }
    await pause(100);
  }
  return { isRunning, stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, ADDRESS);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
