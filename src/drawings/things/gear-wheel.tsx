import type { Thing } from '../thing.ts';

/** A gear wheel. */
export const gearWheel: Thing = () => ({
  width: 122,
  height: 123,
  spot: { x: 61, y: -61, r: 32 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M105-71L122-69L122-54L105-52L101-40L112-28L103-16L89-25L78-19L79-2L64 0L59-16L46-18L36-4L23-12L30-27L21-37L5-33L0-48L15-55L15-68L0-75L5-90L21-86L30-96L23-111L36-119L46-105L59-107L64-123L79-121L78-104L89-98L103-107L112-95L101-83z"
      />
      <circle className="hot" cx="61" cy="-61" r="20" />
    </>
  ),
});
