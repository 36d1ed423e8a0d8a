import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The program of an old Chromium, which its package holds compressed. Unpacked once, it goes when the package goes. */
export async function oldChromium(version: 103 | 122): Promise<string> {
  const folder = join(import.meta.dirname, 'node_modules', `chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  // Under another name, for as long as it is not whole.
  const part = `${program}.part`;
  const file = createWriteStream(part, { mode: 0o755 });
  await pipeline(createReadStream(join(folder, 'bin/chromium.br')), createBrotliDecompress(), file);
  renameSync(part, program);
  return program;
}
