/** Buttons, boxes and switches in their states. */
export const components = (
  <>
    <path d="M4 8h110v40h-110zM150 12h64q18 0 18 18t-18 18h-64q-18 0-18-18t18-18zM4 78h34v34h-34zM62 78h34v34h-34z" />
    <path className="hot-line" d="M10 94l8 10 16-20" />
    <circle className="hot" cx="214" cy="30" r="12" />
    <circle cx="140" cy="95" r="17" />
    <circle className="tint" cx="140" cy="95" r="7" />
    <path d="M184 78h110v34h-110zM270 92l8 8 8-8M4 140h290" />
  </>
);
