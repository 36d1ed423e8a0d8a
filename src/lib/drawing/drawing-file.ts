/** A file with drawings, which pages show by `<use>`: they are loaded once, below the first view, and kept. */
export interface DrawingFile {
  /** It changes with the drawings. */
  address: string;
  text: string;
}

/** The length of a hash in a file's name. */
const LENGTH = 8;

/**
 * The file with these drawings.
 * @param drawings by their ids: what stands in the `<g>` that has it. Only what is an attribute there holds everywhere;
 * everything else, also custom properties, it has of the `<use>` in the page.
 */
export function drawingFile(name: string, drawings: Record<string, string>): DrawingFile {
  const groups = Object.entries(drawings).map(([id, content]) => `<g id="${id}">${content}</g>`);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
  return { address: `/_astro/${name}.${hashOf(text)}.svg`, text };
}

/** FNV-1a of 64 bits, as letters and digits. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}
