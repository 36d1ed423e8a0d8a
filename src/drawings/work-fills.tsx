import type { ReactNode } from 'react';
import type { LineName } from '../schemas/drawings.ts';

/** What is filled behind what one line draws of the work of a company, in the box of the line. */
export const workFills = {
  screen: (
    <>
      <path
        className="deep"
        d="M40 42V24a18 18 0 0 1 18-18h196a18 18 0 0 1 18 18v18zM140 154h32v10c0 24 10 36 34 36H106c24 0 34-12 34-36z"
      />
      <path className="deep" d="M58 52h18v18H58zM58 90h18v18H58zM58 128h18v18H58z" />
    </>
  ),
  'test-bench': (
    <>
      <path className="tint" d="M90 8h160a10 10 0 0 1 10 10V134H80V18a10 10 0 0 1 10-10M104 160h52v40h-52z" />
      <path className="hair" d="M92 20h156v78H92z" />
      <path className="sheet" d="M156 172h40v28h-40zM122 160h16v14h-16z" />
      <path className="deep" d="M66 134h198v10H66z" />
    </>
  ),
  'server-rack': (
    <>
      <path className="deep" d="M62 200V30a18 18 0 0 1 18-18h28q34 0 50 11 16-11 50-11h28a18 18 0 0 1 18 18v170z" />
      <path className="sheet" d="M80 92h156v26H80zm0 36h156v26H80zm0 36h156v26H80z" />
    </>
  ),
  'value-found': <path className="deep" d="M132 200v-40a8 8 0 0 1 8-8h38v48zM224 200v-58h46v58z" />,
  balance: (
    <>
      <path className="deep" d="M148 152V73h24v79c0 40 26 48 76 48H72c50 0 76-8 76-48z" />
      <path className="deep" d="M22 156h72a36 22 0 0 1-72 0zm204-30h72a36 22 0 0 1-72 0z" />
    </>
  ),
} satisfies Partial<Record<LineName, ReactNode>>;

export type WorkName = keyof typeof workFills;
