import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { person, turned } from '../people/person.tsx';

/** A warden in a sari, two registers in her arms. */
export const warden = person(
  <>
    {below.sari}
    {turned(heads.bun)}
    {tops.blouse}
    {arms.leftBent()}
    <path className="tint" d="M13-81h24v28H13z" />
    <path className="sheet" d="M9-78h25v28H9zM15-78v28" />
    {arms.rightBent()}
  </>,
);
