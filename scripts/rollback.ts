import { writeHostingFiles } from '../build/hosting-files.ts';
import { rollBack } from '../build/releases.ts';

try {
  const release = rollBack();
  // It now has files that the release after it needs.
  writeHostingFiles('dist');
  console.log(`dist/ is again the release of ${release}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
