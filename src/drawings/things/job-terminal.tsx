import type { Thing } from '../thing.ts';

/** A touch screen on a post at a machine, with buttons for a gloved finger; the last one is for a stop. */
export const jobTerminal: Thing = ({ isHot }) => ({
  width: 92,
  height: 150,
  spot: { x: 70, y: -86, r: 26 },
  drawing: (
    <>
      <path className="deep" d="M38-60h16V-8h20V0H18v-8h20z" />
      <path className="sheet" d="M0-150h92v90H0z" />
      <path className="deep" d="M12-138h68v26H12z" />
      <path className="tint" d="M12-98h20v24H12zm24 0h20v24H36z" />
      <path className={isHot ? 'hot' : 'tint'} d="M60-98h20v24H60z" />
    </>
  ),
});
