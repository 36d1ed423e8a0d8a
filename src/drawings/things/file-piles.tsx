import type { Thing } from '../thing.ts';

/** Files in five piles, as high as bars of a chart; the figure comes from the one that is drawn out. */
export const filePiles: Thing = ({ isHot }) => ({
  width: 250,
  spot: { x: 125, y: -85, r: 34 },
  drawing: (
    <>
      <path
        className="sheet"
        d={[4, 7, 11, 6, 9].map((count, pile) => `M${pile * 52} 0${'v-13h42v13zm0-13'.repeat(count)}`).join('')}
      />
      <path className={isHot ? 'hot' : 'sheet'} d="M96-78v-13h58v13z" />
    </>
  ),
});
