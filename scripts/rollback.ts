import { rollBack } from '../build/releases.ts';

try {
  console.log(`dist/ is again the release of ${rollBack()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
