/** Logins, each with the date on which it ends. */
export const renewals = (
  <>
    <circle className="tint" cx="20" cy="24" r="16" />
    <path d="M56 16h120M56 34h80M216 6h80v36h-80zM216 18h80M234 2v8M278 2v8" />
    <circle className="hot" cx="20" cy="76" r="16" />
    <path d="M56 68h96M56 86h120M216 58h80v36h-80zM216 70h80M234 54v8M278 54v8" />
    <circle className="tint" cx="20" cy="128" r="16" />
    <path d="M56 120h110M56 138h64M216 110h80v36h-80zM216 122h80M234 106v8M278 106v8" />
  </>
);
