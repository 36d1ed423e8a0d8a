import type { ComponentProps } from 'react';
import { LineDrawing } from '../drawings/LineDrawing.tsx';
import type { LineName } from '../schemas/drawings.ts';
import { Closing } from './Closing.tsx';
import './DrawnClosing.css';

type DrawnClosingProps = ComponentProps<typeof Closing> & {
  /** What the page's line draws on the floor beside the words; the page's kolam, if there is none. */
  drawing?: LineName | undefined;
};

/** The last word of a page whose line ends in a drawing of its own. */
export function DrawnClosing({ drawing, ...closing }: DrawnClosingProps) {
  return (
    <Closing {...closing} form="line">
      {drawing && (
        <div className="closing-drawing">
          <LineDrawing name={drawing} />
        </div>
      )}
    </Closing>
  );
}
