import type { ReactNode } from 'react';

/** A carton on the belt, from its left edge, with its tape and label. */
export const carton = (x: number, width: number, height: number, look = 'sheet') => (
  <>
    <path className={look} d={`M${x} 0v${-height}h${width}V0z`} />
    <path className="deep" d={`M${x + width / 2 - 6} ${-height}h12v16h-12z`} />
    <path d={`M${x + 8}-10h16M${x + 8}-17h10`} />
  </>
);

/** Somebody behind the belt, seen from the front. */
export const behind = (x: number, drawing: ReactNode) => (
  <g transform={`translate(${x} 64)scale(2.1)`}>
    <g transform="translate(-24)">{drawing}</g>
  </g>
);

/** A lamp that hangs from above. */
export const lamp = (x: number) => (
  <>
    <path d={`M${x}-320v60`} />
    <path className="deep" d={`M${x - 34}-236q4-26 34-26t34 26z`} />
    <path className="sheet" d={`M${x - 12}-236a12 12 0 0 0 24 0z`} />
  </>
);

/** The gate that counts cartons, with one in it. */
export const gate = (
  <>
    <path className="deep" d="M-36 0v-150H160V0h-24v-124H-12V0z" />
    <path className="hair" d="M-14-268h152v106H-14z" />
    <path className="deep" d="M26-162h14v14H26zM86-162h14v14H86z" />
    <path
      stroke="var(--tint)"
      strokeWidth="13"
      vectorEffect="none"
      d="M22-246v62m30-58q24-14 26 6 0 14-26 52h28"
      strokeLinecap="round"
    />
    <path className="hot" d="M20 0v-88h86V0z" />
    <path className="deep" d="M56-88h14v20H56z" />
    <path className="sheet" d="M28-40h24v26H28zM46-124h34v16H46z" />
    <path d="M34-32h12m-12 8h8" />
    <path stroke="currentColor" d="M54-108L22-88m50-20 32 20" strokeDasharray="5 6" />
  </>
);
