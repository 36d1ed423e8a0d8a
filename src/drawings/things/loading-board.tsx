import type { Thing } from '../thing.ts';

/** A board with a row for each machine and its orders; a rush order pushes the others. */
export const loadingBoard: Thing = ({ isHot }) => ({
  width: 132,
  height: 152,
  spot: { x: 57, y: -97, r: 26 },
  drawing: (
    <>
      <path d="M22-40V0m88-40V0" />
      <path className="sheet" d="M0-152h132v112H0z" />
      <path className="deep" d="M10-142h44v14H10zm72 38h30v14H82zM10-80h34v14H10zm58 0h54v14H68z" />
      <path className="tint" d="M60-142h62v14H60zm-50 38h26v14H10zm38 24h16v14H48zM10-60h72v14H10z" />
      <path className={isHot ? 'hot' : 'tint'} d="M40-106h34v18H40z" />
    </>
  ),
});
