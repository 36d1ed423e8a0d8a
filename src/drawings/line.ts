/** A drawing whose outline is one line: it comes along the floor from the left, draws, and goes on along the floor. */
export interface LineForm {
  /** From the floor at the left (it begins with `H`) to the floor at the right: where the line leaves it and is on it again. */
  line: string;
  /** Details, thin. */
  ink: string;
  /** What lies below the line, and what of that is tinted, where the page gives these colours. */
  sheet?: string;
  tint?: string;
  /** Strokes of no length. */
  dots?: string;
  /** Details and dots on what is tinted, which is bright in the dark, too. */
  inlay?: { ink?: string; dots: string };
  /** How wide these are; left out, as small as those beside an outline. */
  dot?: number;
  /** Whether the details are dashed. */
  isDashed?: boolean;
  /** What it takes instead of the box, down to the floor; the line goes on beyond it. */
  frame?: { x: number; y: number; width: number };
}

/** The box that each is drawn in: from its left edge to its right one, and from its top to its floor. */
export const LINE_BOX = { width: 400, floor: 200 };
