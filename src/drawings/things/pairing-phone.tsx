import type { Thing } from '../thing.ts';

/** A phone with the code that pairs a device. */
export const pairingPhone: Thing = ({ isHot }) => ({
  width: 82,
  spot: { x: 41, y: -96, r: 36 },
  drawing: (
    <>
      <path className="sheet" d="M10-152h62q10 0 10 10V-10q0 10-10 10H10Q0 0 0-10v-132q0-10 10-10z" />
      <path
        className={isHot ? 'hot' : 'deep'}
        d="M13-130h20v20H13zm36 0h20v20H49zM13-94h20v20H13zm26 0h10v10H39zm16 0h14v8H55zm-12 18h8v8h-8zm16-6h10v14H59z"
      />
      <path d="M14-50h54M14-34h34M34-12h14" />
    </>
  ),
});
