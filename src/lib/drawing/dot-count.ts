export interface DotCount {
  /** Dots to fill. */
  filled: number;
  /** All dots: as many as are filled, or 100 for a percentage. */
  total: number;
}

/**
 * How many dots show a figure as it is written: `120+` is 120 dots, `95%` is 95 of 100.
 * Undefined if it begins with no number, or with one above 200, such as `2,600`, which no one could see at a glance. So it is for
 * `1.5`, and for `24/7`: hours and days are not counted together.
 */
export function dotCount(value: string): DotCount | undefined {
  const [, digits = '', percent] = /^(\d[\d,]*)(?![\d,]*[./]\d)(%?)/.exec(value) ?? [];
  const filled = Number(digits.replaceAll(',', ''));
  if (digits === '' || filled > 200) return undefined;
  if (percent) return filled <= 100 ? { filled, total: 100 } : undefined;
  return { filled, total: filled };
}

const [HOURS, DAYS] = [24, 7];

/**
 * A figure that has a picture to itself, as dots and how many of them stand in a row, if that says something: support round the
 * clock, written `24/7`, is the hours of a week, a row for each day.
 */
export function greatCount(value: string): { value: string; columns?: number } {
  return value === `${HOURS}/${DAYS}` ? { value: String(HOURS * DAYS), columns: HOURS } : { value };
}
