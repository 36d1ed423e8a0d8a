import type { LineForm } from '../line.ts';

/** A telephone on which an article has come, as high as who reads it: the line is its outline. */
export const articlePhone: LineForm = {
  line: 'H214a8 8 0 0 0 8-8V22a16 16 0 0 1 16-16h76a16 16 0 0 1 16 16v170a8 8 0 0 0 8 8',
  tint: 'M222 200V22a16 16 0 0 1 16-16h76a16 16 0 0 1 16 16v178z',
  ink: '',
  frame: { x: 112, y: 0, width: 228 },
};
