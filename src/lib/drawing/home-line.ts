import { dotCount } from './dot-count.ts';

/** The bands below the services on Home's line, in their order. */
const BELOW_SERVICES = ['industries', 'projects', 'testimonials'] as const;

interface Bands extends Partial<Record<(typeof BELOW_SERVICES)[number], unknown>> {
  figures?: { items: readonly { value: string }[] } | undefined;
  order?: unknown;
  services?: { items: readonly unknown[] } | undefined;
}

/** How Home's line gets from band to band, whichever of them there are. */
export interface HomeLine {
  /** Whether it falls from the first kolam's floor to the dots of the first figure, which has some; otherwise it leaves there. */
  falls: boolean;
  /**
   * Whether the services take it up in the left gutter of a phone or a tablet, where the order leaves it. Their last row runs
   * to the right and each one before it the other way, so an even number of rows begins at the right: one service is a row on
   * a phone, three are one on a tablet.
   */
  isHandedOn: boolean;
  /**
   * The band at which it comes in from the right edge of the window: the first one, if no services have led it to any; otherwise
   * the one below the industries, at whose left edge it has left.
   */
  begins: (typeof BELOW_SERVICES)[number] | 'closing' | undefined;
}

/** Whether the rows are odd in number; the last may not be full. */
const isOdd = (rows: number) => Math.ceil(rows) % 2 === 1;

/** The way of Home's line through the bands that a company has. */
export function homeLine(bands: Bands): HomeLine {
  const { figures, order, services, industries } = bands;
  const below = BELOW_SERVICES.filter((band) => bands[band] !== undefined && !(services && band === 'industries'));
  return {
    falls: dotCount(figures?.items[0]?.value ?? '') !== undefined,
    isHandedOn:
      order !== undefined && services !== undefined && isOdd(services.items.length) && isOdd(services.items.length / 3),
    begins: services && !industries ? undefined : (below[0] ?? 'closing'),
  };
}
