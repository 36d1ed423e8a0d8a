import type { ReactNode } from 'react';
import type { RecordContent } from '../schemas/specimen.ts';

export interface ObjectParts {
  /** The words of each part, in their order. */
  callouts: readonly ReactNode[];
  /** The page's record: what is counted in a drawing is taken from it. */
  record: RecordContent;
}

/** An object taken apart: a list whose entries hold a part each, so that words and drawing share rows at any size of text. */
export type DrawnObject = (parts: ObjectParts) => ReactNode;
