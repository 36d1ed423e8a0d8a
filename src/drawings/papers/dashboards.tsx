/** A screen on which a curve goes wrong, and who is called. */
export const dashboards = (
  <>
    <path d="M10 4h280q10 0 10 10v74q0 10-10 10H10Q0 98 0 88V14Q0 4 10 4zM16 64h58l12-34 20 56 18-38 12 16h48" />
    <path className="hot-line" d="M184 64h24l12-42 20 56 12-14h32" />
    <path className="tint" d="M0 116h92v32H0zM104 116h92v32h-92zM208 116h92v32h-92z" />
    <path d="M46 132h34M150 132h34M254 132h34" />
    <circle className="sheet" cx="24" cy="132" r="8" />
    <circle className="sheet" cx="128" cy="132" r="8" />
    <circle className="sheet" cx="232" cy="132" r="8" />
  </>
);
