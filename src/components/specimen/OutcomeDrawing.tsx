import { Drawing } from '../../drawings/Drawing.tsx';
import { outcomes } from '../../drawings/outcomes.ts';
import { pictureFile } from '../../drawings/picture-file.ts';
import type { OutcomeName } from '../../schemas/drawings.ts';
import './RecordThing.css';

/** What came of a piece of work, as it can be seen, in the look of what its record is about. */
export function OutcomeDrawing({ name, className }: { name: OutcomeName; className: string }) {
  const { width, height } = outcomes[name];
  return (
    <div className={`record-thing ${className}`}>
      <Drawing viewBox={`-2 ${-height - 2} ${width + 4} ${height + 2}`} width={width}>
        <use href={`${pictureFile.address}#${name}`} />
      </Drawing>
    </div>
  );
}
