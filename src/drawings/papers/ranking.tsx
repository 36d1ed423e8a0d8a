/** Bars by rank; the first matters. */
export const ranking = (
  <>
    <path className="hot" d="M0 8h290v18h-290z" />
    <path className="tint" d="M0 37h230v18h-230zM0 66h170v18h-170zM0 95h110v18h-110zM0 124h60v18h-60z" />
  </>
);
