import { join } from 'node:path';
import { installPackages } from '../../build/own-packages.ts';
import { ROOT } from '../../build/site-copy.ts';

/** Before the first test: installs the checkers. */
export function setup() {
  installPackages(join(ROOT, 'tests/rules'));
}
