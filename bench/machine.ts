import { spawnSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { installedVersion } from '../build/own-packages.ts';
import { ROOT } from '../build/site-copy.ts';
import { ensureChromium } from '../tests/support/chromium.ts';

/** Where and with what was measured, one fact a line. */
export function describeMachine(date: Date): string[] {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const chromium = spawnSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return [
    `Date: ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Machine: ${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${type()} ${release()}`,
    `Node ${process.versions.node}, ${chromium}, Lighthouse ${installedVersion('lighthouse', import.meta.dirname) ?? 'unknown'}, Astro ${installedVersion('astro', ROOT) ?? 'unknown'}`,
    'Server: hosting/server.ts on 127.0.0.1, HTTP/1.1, files compressed with Brotli 11 beforehand, the same for all sites',
  ];
}
