import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessSize {
  id: number;
  parent: number;
  /** Resident memory in bytes. */
  bytes: number;
}

/** Linux counts in pages of this size, in bytes, on the processors that browsers are tested on. */
const PAGE = 4096;
/** In milliseconds. */
const INTERVAL = 100;

/** The resident memory of a process and all its descendants, in bytes. What they share is counted for each. */
export function treeSize(processes: ProcessSize[], root: number): number {
  const own = processes.find(({ id }) => id === root)?.bytes ?? 0;
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((sum, { id }) => sum + treeSize(processes, id), own);
}

/**
 * Looks at the memory of a process and its descendants again and again. Returns a function that stops and gives the
 * largest sum, in bytes, or undefined where there is no `/proc`.
 */
export function watchMemory(root: number): () => number | undefined {
  if (!existsSync('/proc/self/stat')) return () => undefined;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeSize(processSizes(), root));
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

function processSizes(): ProcessSize[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      const fields = statOf(id);
      const [parent, resident] = [fields[1], fields[21]];
      return parent && resident ? [{ id: Number(id), parent: Number(parent), bytes: Number(resident) * PAGE }] : [];
    });
}

/** The fields of `/proc/ID/stat` after the name of the program; none, if the process has ended meanwhile. */
function statOf(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}
