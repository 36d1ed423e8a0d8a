import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person } from '../people/person.tsx';

/** A technician of a laboratory in a coat, holding a tube against the light. */
export const technician = person(
  <>
    {below.trousers}
    {heads.loose}
    {tops.coat}
    {arms.leftDown('sheet')}
    <path className="sheet" d="M49-116h9v22q0 5-4.500 5t-4.500-5z" />
    <path className="tint" d="M49-106h9v12q0 5-4.500 5t-4.500-5z" />
    {arms.rightUp('sheet')}
  </>,
  { right: 12 },
);
