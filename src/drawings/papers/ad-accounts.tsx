/** Three accounts, each with its holder, which hang on one company. */
export const adAccounts = (
  <>
    <path d="M45 108v36h208v-36M150 108v36" />
    <path className="sheet" d="M0 4h90v106H0zM208 4h92v106h-92z" />
    <path className="tint" d="M104 4h90v106h-90z" />
    <path d="M45 22a17 17 0 1 0 .1 0zM253 22a17 17 0 1 0 .1 0zM20 78h50M20 94h32M124 78h50M124 94h32M228 78h50M228 94h32" />
    <circle className="hot" cx="149" cy="39" r="17" />
    <path className="bar" d="M128 144h44" />
  </>
);
