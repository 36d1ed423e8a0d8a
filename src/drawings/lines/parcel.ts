import type { LineForm } from '../line.ts';

/** A parcel, tied; its ribbon and its bow are the line. */
export const parcel: LineForm = {
  line: 'H56a20 20 0 0 0 20-20V98a16 16 0 0 1 16-16h108C180 20 108-12 94 28c-8 34 56 54 106 54 20-62 92-94 106-54 8 34-56 54-106 54h108a16 16 0 0 1 16 16v82a20 20 0 0 0 20 20',
  ink: 'M76 200h248M178 82v118m44-118v118m24-40h52m-52 16h32',
  dots: 'M128 40h0m144 0h0',
};
