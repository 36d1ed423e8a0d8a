import { isUtf8 } from 'node:buffer';
import { quoted } from './problem.ts';

/** What a file's bytes are as text, or why they are none. */
interface Decoded {
  text: string;
  problem?: { line: number; found: string; expected: string };
}

const EXPECTED = 'UTF-8, which editors offer where they save a file under another name';
const UTF_16 = ['fffe', 'feff'];
const LINE_FEED = 0x0a;
/** So many bytes tell UTF-16 without its mark: every second one is 0. */
const BEGINNING = 100;

/** The text of a file, which must be UTF-8; the mark with which some editors begin it is left out. */
export function textIn(bytes: Buffer): Decoded {
  const isWide = UTF_16.includes(bytes.toString('hex', 0, 2)) || bytes.subarray(0, BEGINNING).includes(0);
  if (isWide) return { text: '', problem: { line: 1, found: 'text in UTF-16', expected: EXPECTED } };
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  const lines = linesOf(bytes);
  const index = lines.findIndex((line) => !isUtf8(line));
  // Most such files come from Windows.
  const line = new TextDecoder('windows-1252').decode(lines[index]).trim();
  const position = line.search(/[^\u0020-\u007e]/);
  return {
    text: '',
    problem: { line: index + 1, found: `${quoted(line, position)} in another encoding`, expected: EXPECTED },
  };
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}
