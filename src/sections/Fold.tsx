import { FoldSide } from '../components/fold/FoldSide.tsx';
import { folds } from '../drawings/folds.ts';
import { StandingThing } from '../drawings/StandingThing.tsx';
import { type FoldContent, PARTS } from '../schemas/drawings.ts';
import type { ChallengesContent, SolutionsContent } from '../schemas/sections.ts';

interface FoldProps {
  before: ChallengesContent;
  after: SolutionsContent;
  /** What is drawn; a page that says nothing gets a plain one, with no things. */
  fold?: FoldContent | undefined;
}

/** The page folded in two grounds: on one each problem stands alone, on the other one line runs round all parts. */
export function Fold({ before, after, fold }: FoldProps) {
  const count = before.items.length;
  const [least, most] = fold ? folds[fold.form].problems : [0, 0];
  const isDrawn = least <= count && count <= most && after.items.length === PARTS;
  const name = fold && isDrawn ? fold.form : 'plain';
  const { isShelf, foot, seam, piece } = folds[name];
  const thingOf = (side: 'before' | 'after', index: number) => {
    const thing = fold?.[side][index];
    return thing && <StandingThing {...thing} isShelf={isShelf} />;
  };
  return (
    <div className={`fold fold-${name}`}>
      <FoldSide side="before" {...before} drawn={(index) => thingOf('before', index)} foot={foot} />
      <FoldSide
        side="after"
        {...after}
        seam={seam}
        drawn={(index) => (
          <>
            {piece?.(index, after.items.length)}
            {thingOf('after', index)}
          </>
        )}
      />
    </div>
  );
}
