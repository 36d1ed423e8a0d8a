import type { ReactNode } from 'react';

/** How high the belt is above the floor. */
const BELT = 62;

/** A carton on the belt, from its left edge, with its tape and label. */
export const carton = (x: number, width: number, height: number) => (
  <>
    <path className="sheet" d={`M${x}-${BELT}v${-height}h${width}v${height}z`} />
    <path className="deep" d={`M${x + width / 2 - 6}-${BELT + height}h12v16h-12z`} />
    <path d={`M${x + 8}-${BELT + 10}h16m-16-7h10`} />
  </>
);

/** Somebody who stands behind the belt, seen from the front. */
export const behind = (x: number, drawing: ReactNode) => (
  <g transform={`translate(${x})scale(1.9)translate(-24)`}>{drawing}</g>
);

/** A lamp that hangs from above. */
export const lamp = (x: number) => (
  <>
    <path d={`M${x}-320v34`} />
    <path className="deep" d={`M${x - 32}-264q4-24 32-24t32 24z`} />
    <path className="sheet" d={`M${x - 11}-264a11 11 0 0 0 22 0z`} />
  </>
);

/** The belt with its rollers, so high that it hides who stands behind it from the hip down. */
export const belt = (
  <>
    <path className="sheet" d="M-466 0v-34h932V0z" />
    <path d="M-350 0v-34m117 34v-34m117 34v-34M0 0v-34M117 0v-34m117 34v-34m116 34v-34" />
    <path className="deep" d={`M-482-${BELT}h964a16 16 0 0 1 0 32h-964a16 16 0 0 1 0-32z`} />
    <path stroke="var(--tint)" strokeWidth="11" vectorEffect="none" strokeDasharray="0 40.160" d="M-482-46h965" />
  </>
);

/** The gate that counts cartons, with one in it. */
export const gate = (
  <>
    <path className="deep" d={`M-36-${BELT}v-112H160v112h-24v-88H-12v88z`} />
    <path className="hair" d="M-14-290h152v102H-14z" />
    <path className="deep" d="M26-188h14v14H26zM86-188h14v14H86z" />
    <path
      stroke="var(--tint)"
      strokeWidth="13"
      vectorEffect="none"
      d="M22-270v62m30-58q24-14 26 6 0 14-26 52h28"
      strokeLinecap="round"
    />
    <path className="hot" d={`M20-${BELT}v-58h86v58z`} />
    <path className="deep" d="M56-120h14v18H56z" />
    <path className="sheet" d="M28-98h24v24H28zM46-150h34v14H46z" />
    <path d="M34-90h12m-12 8h8" />
    <path stroke="currentColor" d="M54-136l-24 16m42-16 24 16" strokeDasharray="5 6" />
  </>
);
