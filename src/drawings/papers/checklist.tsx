/** Lines to tick off; one is old. */
export const checklist = (
  <>
    <path d="M0 14h250M280 6h16v16h-16z" />
    <path className="hot-line" d="M0 44h190" />
    <path d="M280 36h16v16h-16zM0 74h230M280 66h16v16h-16zM0 104h120" />
    <path className="tint" d="M280 96h16v16h-16z" />
    <path d="M0 134h160" />
    <path className="tint" d="M280 126h16v16h-16z" />
  </>
);
