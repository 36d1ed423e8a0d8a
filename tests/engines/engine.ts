/** Keys that visitors get about with, as tests name them. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'End';

/** In pixels of the page, from the window's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A window of some browser, and what a visitor does in it. */
export interface EngineWindow {
  /** Opens an address, and waits until all of the page is there. */
  open(address: string): Promise<void>;
  /** The size of the page's part of the window, in pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, which sees nothing of the test but what it is given. */
  evaluate<Result, Given = undefined>(look: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  click(point: Point): Promise<void>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** The errors of the console since the window was opened; of WebKit, which does not tell them, none. */
  complaints: string[];
  close(): Promise<void>;
}
