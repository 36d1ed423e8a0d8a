import { dotCount } from './dot-count.ts';

/** The bands below the services through which Home's line only passes, in their order. */
const PASSED = ['industries', 'projects', 'testimonials'] as const;

interface Bands extends Partial<Record<(typeof PASSED)[number], unknown>> {
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
  /** The band at which it comes down the right gutter for the first time, if no services have led it there. */
  begins: (typeof PASSED)[number] | 'closing' | undefined;
}

/** Whether the rows are odd in number; the last may not be full. */
const isOdd = (rows: number) => Math.ceil(rows) % 2 === 1;

/** The way of Home's line through the bands that a company has. */
export function homeLine(bands: Bands): HomeLine {
  const { figures, order, services } = bands;
  return {
    falls: dotCount(figures?.items[0]?.value ?? '') !== undefined,
    isHandedOn:
      order !== undefined && services !== undefined && isOdd(services.items.length) && isOdd(services.items.length / 3),
    begins: services ? undefined : (PASSED.find((band) => bands[band] !== undefined) ?? 'closing'),
  };
}
