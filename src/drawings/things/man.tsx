import { Detail, faceAt } from '../people/face.tsx';
import type { Thing } from '../thing.ts';

/** What his shirt and his hair are filled with: the second is an old man. */
const LOOKS = [
  ['tint', 'hair'],
  ['sheet', 'tint'],
] as const;

/** A man in shirt and trousers. */
export const man: Thing = ({ isHot, look = 0 }) => {
  const [shirt, hair] = LOOKS[look % LOOKS.length] ?? LOOKS[0];
  return {
    width: 34,
    height: 108,
    spot: { x: 17, y: -92, r: 26 },
    drawing: (
      <>
        <path className="deep" d="M2-48 4 0h11l2-34 2 34h11l2-48z" />
        <path className={isHot ? 'hot' : shirt} d="M0-46v-24q0-14 14-14h6q14 0 14 14v24z" />
        <circle className="skin" cx="17" cy="-96" r="11" />
        <path className={hair} d="M6-95a11 11 0 0 1 22 0q-9-8-22 0z" />
        <Detail>
          <path className="skin" d="M0-46v4a4 4 0 0 0 8 0v-4zm26 0v4a4 4 0 0 0 8 0v-4z" />
          <path d="M8-66v20m18-20v20" />
          {faceAt(19, -93.5)}
        </Detail>
      </>
    ),
  };
};
