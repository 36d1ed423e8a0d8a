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

const isWithin = (count: number, [least, most]: readonly [number, number]) => least <= count && count <= most;

/** The page folded in two grounds: on one each problem stands alone, on the other one line runs round all parts. */
export function Fold({ before, after, fold }: FoldProps) {
  const count = before.items.length;
  const { problems = [0, 0], parts = [PARTS, PARTS] } = fold ? folds[fold.form] : {};
  const isDrawn = isWithin(count, problems) && isWithin(after.items.length, parts);
  const name = fold && isDrawn ? fold.form : 'plain';
  const { isShelf, foot, seam, lack, piece } = folds[name];
  const thingOf = (side: 'before' | 'after', index: number) => {
    const thing = fold?.[side][index];
    return thing && <StandingThing {...thing} isShelf={isShelf} />;
  };
  return (
    <div className={`fold fold-${name}`}>
      <FoldSide
        side="before"
        {...before}
        foot={foot}
        drawn={(index) => (
          <>
            {lack?.(index)}
            {thingOf('before', index)}
          </>
        )}
      />
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
