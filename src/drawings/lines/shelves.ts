import type { LineForm } from '../line.ts';

/** The store: one line is all its shelves. */
export const shelves: LineForm = {
  line: 'H6a24 24 0 0 0 24-24V44a24 24 0 0 1 24-24h292a24 24 0 0 1 24 24v12a24 24 0 0 1-24 24H98a24 24 0 0 0-24 24v12a24 24 0 0 0 24 24h248a24 24 0 0 1 24 24v12a24 24 0 0 0 24 24',
  ink: 'M106 140v-38h46v38m0-24h40v24m82-60V44h56v36M126 200v-40h60v40m0-28h44v28H126',
  tint: 'M274 80V44h56v36zM126 200v-40h60v40z',
  dots: `M74 50h0${'m24 0h0'.repeat(7)}M220 112h0${'m24 0h0'.repeat(4)}M262 174h0${'m24 0h0'.repeat(3)}`,
};
