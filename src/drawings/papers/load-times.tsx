/** A phone, and bars that begin one after another. */
export const loadTimes = (
  <>
    <path d="M12 4h52q12 0 12 12v118q0 12-12 12h-52q-12 0-12-12v-118q0-12 12-12zM26 132h24M14 28h48M14 48h40M14 68h48" />
    <path className="tint" d="M14 92h48v22h-48z" />
    <path d="M112 146V6M112 146h188" />
    <path className="hot" d="M112 12h28v16h-28z" />
    <path className="tint" d="M130 38h48v16h-48zM142 64h70v16h-70zM156 90h96v16h-96zM172 116h73v16h-73z" />
  </>
);
