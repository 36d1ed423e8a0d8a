// Runs the service that takes what the site's forms send, which has packages of its own, or one of its commands.
//   node scripts/enquiries.ts
//   node scripts/enquiries.ts list
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../build/own-packages.ts';
import { ROOT } from '../build/site-copy.ts';

const FOLDER = join(ROOT, 'enquiries');

installPackages(FOLDER);
const child = spawn(process.execPath, [join(FOLDER, 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1)));
