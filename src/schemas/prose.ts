import type { PhotographFiles } from './photograph.ts';

/** What stands in a line of a Markdown page. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'break' };

/** What stands below each other in a Markdown page. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  /** Its name is the heading that it stands below, or what its columns are called. */
  | { kind: 'table'; name: string; head: Inline[][]; rows: Inline[][][] }
  /** It has its files once they are made. */
  | { kind: 'picture'; photo: string; alternative: string; caption?: string; files?: PhotographFiles };
