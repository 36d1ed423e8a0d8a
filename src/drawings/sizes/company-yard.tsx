import type { ThingName } from '../../schemas/drawings.ts';
import { vocabulary } from '../vocabulary.ts';

const thing = (name: ThingName, place: string, count?: number) => (
  <g transform={place}>{vocabulary[name]({ count }).drawing}</g>
);

/** The edge of the hall's roof, three times. */
const RIDGE = 'l112-48v48';

/** What leaves the company, beside its office: lower, because words stand above it. */
export const companyYard = (
  <>
    <path className="sheet" d={`M600 0v-112${RIDGE.repeat(3)}V0z`} />
    <path className="deep" d="M600-112l112-54v12l-104 50h-8zm112 0 112-54v12l-104 50h-8zm112 0 112-54v12l-104 50h-8z" />
    <path className="tint" d="M770 0v-34h40v34zm44 0v-28h34v28zm-32-34v-28h36v28z" />
    <path d="M790-34v10m41-4v8m-31-42v10" />
    {thing('pallet-rack', 'translate(616) scale(.64)', 2)}
    {thing('loader', 'translate(862) scale(.94)')}
    {thing('laden-lorry', 'translate(966) scale(1.04)')}
    {thing('supervisor', 'translate(1240) scale(-1.16 1.16)')}
  </>
);
