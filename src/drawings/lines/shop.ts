import type { LineForm } from '../line.ts';

/** A shop with a parcel on its counter: one line goes up its wall, round the awning and down. */
export const shop: LineForm = {
  line: 'H56a20 20 0 0 0 20-20V84H64a12 12 0 0 1-11-17l18-36a20 20 0 0 1 18-11h222a20 20 0 0 1 18 11l18 36a12 12 0 0 1-11 17h-12v96a20 20 0 0 0 20 20',
  ink: 'M76 200h248M133 20 112 84m66-64-7 64m51-64 7 64m38-64 21 64M76 84a18 16 0 0 0 36 0 29 18 0 0 0 59 0 29 18 0 0 0 58 0 29 18 0 0 0 59 0 18 16 0 0 0 36 0M108 200v-38h184v38M172 162v-36h56v36m-28-36v14',
  tint: 'M133 20h45l-7 64a29 18 0 0 1-59 0zM222 20h45l21 64a29 18 0 0 1-59 0zM172 126h56v36h-56z',
  dots: `M128 182h0${'m36 0h0'.repeat(4)}`,
};
