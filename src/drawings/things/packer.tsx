import { arms, hands } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person, turned } from '../people/person.tsx';

/** A packer in salwar kameez, a carton in her arms. */
export const packer = person(
  <>
    {below.salwar}
    {turned(heads.plait)}
    {tops.kurta}
    {arms.leftBent()}
    {arms.rightBent()}
    <path className="sheet" d="M4-80h40v31H4zM29-80v11H19v-11" />
    {hands}
  </>,
);
