import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/site-copy.ts';
import { SAMPLE } from './sample.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * For tests: a folder to run commands in whose content is the sample and that has nothing else. No company's own content or
 * `launch.yaml` makes it ready to go live, and nothing can be built or deployed from it.
 */
export function unreadySite(): string {
  const folder = scratchFolder();
  cpSync(join(ROOT, SAMPLE), join(folder, 'src/content'), { recursive: true });
  return folder;
}
