import type { ComponentProps } from 'react';
import { ClosingLine } from '../components/drawing/ClosingLine.tsx';
import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { LineName } from '../schemas/drawings.ts';
import { Closing } from './Closing.tsx';

type DrawnClosingProps = Omit<ComponentProps<typeof Closing>, 'drawing'> & {
  /** What the page's line draws on the floor beside the words; the page's kolam, if there is none. */
  drawing?: LineName | undefined;
  /** Where it stands, if the page has a file with more than these. */
  file?: DrawingFile;
};

/** The last word of a page whose line ends in a drawing of its own. */
export function DrawnClosing({ drawing, file, ...closing }: DrawnClosingProps) {
  return (
    <Closing {...closing} form="line">
      {drawing && <ClosingLine name={drawing} file={file} />}
    </Closing>
  );
}
