import { Detail, faceAt } from '../people/face.tsx';
import type { Thing } from '../thing.ts';

/** What her sari, her blouse and her hair are filled with: the second is an old woman. */
const LOOKS = [
  ['deep', 'tint', 'hair'],
  ['sheet', 'deep', 'tint'],
] as const;

/** A woman in a sari, its end across the shoulder. */
export const woman: Thing = ({ isHot, look = 0 }) => {
  const [sari, blouse, hair] = LOOKS[look % LOOKS.length] ?? LOOKS[0];
  return {
    width: 44,
    height: 110,
    spot: { x: 22, y: -92, r: 26 },
    drawing: (
      <>
        <path className={sari} d="M7-50 0 0h44l-7-50z" />
        <path className={isHot ? 'hot' : blouse} d="M5-46v-24q0-14 14-14h6q14 0 14 14v24z" />
        <path className={sari} d="M8-80 38-50H16L5-68z" />
        <circle className={hair} cx="30" cy="-105" r="5" />
        <circle className="skin" cx="22" cy="-96" r="11" />
        <path className={hair} d="M11-95a11 11 0 0 1 22 0q-10-9-22 0z" />
        <Detail>
          <path className="skin" d="M5-46v4a4 4 0 0 0 8 0v-4zm26 0v4a4 4 0 0 0 8 0v-4z" />
          <path d="M13-58v12m18-23v12m0 7v4" />
          {faceAt(20, -93.5, 'left')}
        </Detail>
      </>
    ),
  };
};
