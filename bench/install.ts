// Installs what only the benchmark needs, before a file that imports it is started: node bench/install.ts
import { installPackages } from '../build/own-packages.ts';

try {
  installPackages(import.meta.dirname);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
