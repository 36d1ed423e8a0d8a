/** The sign of the rupee, as strokes round its middle. */
export function rupee(x: number, y: number): string {
  return `M${x - 12} ${y - 10}h24m-24 10h24m-24-10h8q10 0 10 10t-10 10h-8l16 13`;
}
