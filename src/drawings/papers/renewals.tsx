/** Logins, each with the date on which it ends. */
export const renewals = (
  <>
    <path
      d={[0, 52, 104]
        .map((y) => `M56 ${y + 16}h100m-100 18h80M216 ${y + 6}h80v36h-80zm0 12h80m-62-16v8m44 0v-8`)
        .join('')}
    />
    <path className="tint" d={[24, 128].map((y) => `M4 ${y}a16 16 0 0 0 32 0 16 16 0 0 0-32 0`).join('')} />
    <circle className="hot" cx="20" cy="76" r="16" />
  </>
);
