import type { LineForm } from '../line.ts';

/** A chart of columns, whose tops are the line; from the last one it goes once round a value. */
export const valueFound: LineForm = {
  line: 'H52a10 10 0 0 0 10-10V160a8 8 0 0 1 8-8H100a8 8 0 0 0 8-8V112a8 8 0 0 1 8-8H146a8 8 0 0 1 8 8V126a8 8 0 0 0 8 8H192a8 8 0 0 0 8-8V94a8 8 0 0 1 8-8H300a34 34 0 1 0-34-34V186a14 14 0 0 0 14 14',
  ink: 'M108 200v-48M154 200v-66M200 200v-66M62 200h204M66 110l50-46 46 24 76-50',
  tint: 'M108 200v-56V112a8 8 0 0 1 8-8H146a8 8 0 0 1 8 8V200z',
  dots: 'M300 52h0M66 110h0m50-46h0m46 24h0',
};
