import type { ReactNode } from 'react';

/** The one thing of a trade in which its problems are seen. */
export interface Mistake {
  /**
   * How it stands with the problems. `left`, `right`: beside them, on that side. `around`: in the middle, with them on both
   * sides. `across`: above them, from edge to edge of the window, on a ground of its own. `foot`: below them, on the ground of
   * the next band. The last two run on beyond their box.
   */
  form: 'left' | 'right' | 'around' | 'across' | 'foot';
  /** Of its box, from the upper left corner, in units of a drawing. */
  width: number;
  height: number;
  /** In the classes of `styles/drawing.css`. Exactly one part of it is hot. */
  drawing: ReactNode;
}
