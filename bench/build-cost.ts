import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { copySite, ROOT } from '../build/site-copy.ts';
import { generatedPages } from './generated-pages.ts';
import type { BuildCost } from './measurements.ts';
import { watchMemory } from './memory.ts';

/** Builds copies of the site with so many generated pages each, one after the other. */
export async function measureBuilds(
  workshop: string,
  sizes: number[],
  onBuild: (what: string) => void,
): Promise<BuildCost[]> {
  const costs: BuildCost[] = [];
  for (const size of sizes) {
    onBuild(`cold build with ${size} generated pages`);
    const folder = join(workshop, `build-${size}`);
    copySite(folder, { files: generatedPages(size) });
    costs.push({ generated: size, ...(await build(folder)) });
    rmSync(folder, { recursive: true, force: true });
  }
  return costs;
}

function build(folder: string): Promise<Omit<BuildCost, 'generated'>> {
  const started = performance.now();
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, env: { ...process.env, PATH } });
  const memory = watchMemory(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output = `${output}${part}`.slice(-3000);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = (performance.now() - started) / 1000;
      const peak = memory();
      if (status !== 0) reject(new Error(`A build of generated pages failed. Its last words:\n${output}`));
      else resolve({ pages: globSync('**/*.html', { cwd: join(folder, 'dist') }).length, seconds, memory: peak });
    });
  });
}
