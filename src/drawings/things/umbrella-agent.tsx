import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import type { Thing } from '../thing.ts';

/** An agent below his umbrella; the phone in his hand matters. */
export const umbrellaAgent: Thing = ({ isHot }) => ({
  width: 156,
  spot: { x: 24, y: -80, r: 30 },
  drawing: (
    <>
      <path d="M82-112v66q0 8-8 8M82-152v-4" />
      <path className="tint" d="M8-112a74 41 0 0 1 148 0q-18-12-37 0-18-12-37 0-18-12-37 0-18-12-37 0z" />
      <path className="deep" d="M45-112q4-30 37-41 33 11 37 41-18-12-37 0-18-12-37 0z" />
      <g transform="translate(28)">
        {below.trousers}
        {turned(heads.short)}
        {tops.shirt}
        {arms.rightUp()}
        <path className={isHot ? 'hot' : 'sheet'} d="M-14-96H6v32h-20z" />
        {arms.leftOut()}
      </g>
    </>
  ),
});
