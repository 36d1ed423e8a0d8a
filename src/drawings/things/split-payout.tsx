import { parcel } from '../parcel.tsx';
import type { Thing } from '../thing.ts';

/** A payout split into its orders; that of one parcel falls short. */
export const splitPayout: Thing = () => ({
  width: 340,
  spot: { x: 139, y: -96, r: 40 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M0-154h80v154h-80zM16-136h48M16-118h30M80-58h36M80-18h36M116-36h46v36h-46zM116-114v-40h46v40zM80-134h36"
      />
      <path d="M24-74h32M24-62h32M24-74h6q20 0 20 12t-20 12l20 22M132-36v12h14v-12M132-154v14h14v-14M80-76h36" />
      <path className="tint" d="M170-146h170v24h-170zM170-30h170v24h-170z" />
      <path className="tint" d="M170-88h104v24h-104z" />
      <path className="missing" d="M274-88h66v24h-66z" />
      <path d="M312-134l6 7 12-14M312-18l6 7 12-14" />
      {parcel(116, -58)}
    </>
  ),
});
