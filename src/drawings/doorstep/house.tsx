import type { ReactNode } from 'react';

/** As far as any window is wide. */
const FAR = 3000;
/** How wide a tile of the roof and a stripe of the plinth is. */
const TILE = 26;
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Leaves of a mango on a string across a door. */
const LEAVES = times(9, (at) => `M${32 + 19 * at}-424q-8 14 0 30 8-16 0-30z`);

/** A house whose wall goes on to the edge of the window, and the swept ground before its door. */
export const house: ReactNode = (
  <>
    <path className="faint" d={`M-66-160v-300H${FAR}v300z`} />
    <path className="letter" d={`M-110-452v-30H${FAR}v30z`} />
    <path d={times(120, (at) => `M${-110 + TILE * at}-482v16a13 13 0 0 0 26 0v-16`)} />
    <path className="deep" d="M26-216v-222h164v222z" />
    <path className="letter" d="M38-216v-210h140v210z" />
    <path className="deep" d="M46-216v-202h60v202zM110-216v-202h60v202z" />
    <path d="M54-410h44v58H54zM54-342h44v116H54zM118-410h44v58h-44zM118-342h44v116h-44z" />
    <path className="shine" d={LEAVES} />
    <path className="letter" d={`M-80-160v-56H${FAR}v56z`} />
    <path className="sheet" strokeWidth="0" d={times(60, (at) => `M${-80 + 2 * TILE * at}-160v-56h26v56z`)} />
    <path className="faint" d="M10-160v-56h196v56z" />
    <path className="letter" d="M24-160v-28h168v28z" />
    <path
      className="shine"
      strokeWidth="0"
      d="M96-320a5 5 0 0 0 10 0 5 5 0 0 0-10 0m14 0a5 5 0 0 0 10 0 5 5 0 0 0-10 0"
    />
    <path className="deep" d="M-44-320v-34q16-22 32 0v34z" />
    <path className="shine" d="M-28-354q10 12 0 20-10-8 0-20zM-40-320q2-10 12-10t12 10z" />
    <path d="M266-316v-56m0 40-20-14m20 14 20-14m-20-8-14-12m14 12 14-12" />
    <path
      className="shine"
      d="M266-366q-12-14 0-30 12 16 0 30zM254-356q-18-2-18-20 18 2 18 20zM278-356q18-2 18-20-18 2-18 20zM246-338q-18 2-24-16 20-4 24 16zM286-338q18 2 24-16-20-4-24 16zM258-326q-14 6-22-8 16-6 22 8zM274-326q14 6 22-8-16-6-22 8z"
    />
    <path className="letter" d="M236-160v-66h-8v-14h12v-40h-10v-36h72v36h-10v40h12v14h-8v66z" />
    <path className="deep" d="M250-240v-40h32v40z" />
    <path d="M228-226h76M236-192h60" />
    <path className="shine" d="M266-272q8 10 0 16-8-6 0-16z" />
  </>
);
