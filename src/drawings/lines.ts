import type { LINES } from '../schemas/drawings.ts';
import type { LineForm } from './line.ts';
import { arches } from './lines/arches.ts';
import { atSign } from './lines/at-sign.ts';
import { cloud } from './lines/cloud.ts';
import { coffee } from './lines/coffee.ts';
import { compasses } from './lines/compasses.ts';
import { curve } from './lines/curve.ts';
import { envelope } from './lines/envelope.ts';
import { gauge } from './lines/gauge.ts';
import { lock } from './lines/lock.ts';
import { oneCell } from './lines/one-cell.ts';
import { parcel } from './lines/parcel.ts';
import { recordCard } from './lines/record-card.ts';
import { shelves } from './lines/shelves.ts';
import { temple } from './lines/temple.ts';

/** What one line can draw, by the names that content may use. */
export const lines: Record<(typeof LINES)[number], LineForm> = {
  arches,
  'at-sign': atSign,
  cloud,
  coffee,
  compasses,
  curve,
  envelope,
  gauge,
  lock,
  'one-cell': oneCell,
  parcel,
  'record-card': recordCard,
  shelves,
  temple,
};
