import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** On Linux in memory, where a copy of the content takes a tenth of the time. */
const MEMORY = '/dev/shm';

/** For tests: an empty folder that goes when the test is over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(process.env.TMPDIR ?? (canWrite(MEMORY) ? MEMORY : tmpdir()), 'scratch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
