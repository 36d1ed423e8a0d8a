import type { Tableau } from '../thing.ts';
import { supervisor } from '../things/supervisor.tsx';
import { worker } from '../things/worker.tsx';

/**
 * On a floor as high as that of those who hold the tape: props below a beam, a supervisor with a tablet, and a mason who sets a block
 * on a wall, on which a spirit level lies.
 */
export const masons: Tableau = {
  width: 396,
  height: 136,
  drawing: (
    <>
      <path className="tint" d="M0 0v-20h396V0z" />
      <path d="M26-20v-94m-9 94h18m-3-46H20m56 46v-94m-9 94h18m-3-46H70" />
      <path className="tint" d="M18-120v8h16v-8zm50 0v8h16v-8z" />
      <path className="deep" d="M0-131h102v11H0z" />
      <g transform="translate(116 -20)">{supervisor({}).drawing}</g>
      <path
        className="sheet"
        d="M186-20v-22h36v22zm36 0v-22h36v22zm36 0v-22h36v22zm36 0v-22h36v22zM186-42v-22h18v22zm18 0v-22h36v22zm36 0v-22h36v22zm36 0v-22h36v22zM186-64v-22h36v22zm36 0v-22h36v22z"
      />
      <path className="deep" d="M192-95h60v9h-60z" />
      <path className="skin" d="M216-93h12v5h-12z" />
      <path className="tint" d="M313-100h36v22h-36z" />
      <g transform="matrix(-1 0 0 1 396 -20)">{worker({}).drawing}</g>
    </>
  ),
};
