import type { LINES } from '../schemas/drawings.ts';
import type { LineForm } from './line.ts';
import { arches } from './lines/arches.ts';
import { articlePhone } from './lines/article-phone.ts';
import { balance } from './lines/balance.ts';
import { cloud } from './lines/cloud.ts';
import { coffee } from './lines/coffee.ts';
import { curve } from './lines/curve.ts';
import { envelope } from './lines/envelope.ts';
import { formTwice } from './lines/form-twice.ts';
import { gauge } from './lines/gauge.ts';
import { lock } from './lines/lock.ts';
import { longEnvelope } from './lines/long-envelope.ts';
import { openPackage } from './lines/open-package.ts';
import { recordCard } from './lines/record-card.ts';
import { screen } from './lines/screen.ts';
import { serverRack } from './lines/server-rack.ts';
import { shelves } from './lines/shelves.ts';
import { shop } from './lines/shop.ts';
import { temple } from './lines/temple.ts';
import { testBench } from './lines/test-bench.ts';
import { valueFound } from './lines/value-found.ts';

/** What one line can draw, by the names that content may use. */
export const lines: Record<(typeof LINES)[number], LineForm> = {
  arches,
  'article-phone': articlePhone,
  balance,
  cloud,
  coffee,
  curve,
  envelope,
  'form-twice': formTwice,
  gauge,
  lock,
  'long-envelope': longEnvelope,
  'open-package': openPackage,
  'record-card': recordCard,
  screen,
  'server-rack': serverRack,
  shelves,
  shop,
  temple,
  'test-bench': testBench,
  'value-found': valueFound,
};
