/** Words that are searched for, each led to the one page that answers it. */
export const keywordMap = (
  <>
    <path d="M104 14C160 14 160 28 200 28M118 74C150 74 160 80 200 80M90 104C150 104 160 80 200 80M70 134C150 134 150 132 200 132" />
    <path className="hot-line" d="M76 44C150 44 160 28 200 28" />
    <path className="tint" d="M0 4h104v20H0zM0 34h76v20H0zM0 64h118v20H0zM0 94h90v20H0zM0 124h70v20H0z" />
    <path d="M200 8h100v38H200zM200 60h100v38H200zM200 112h100v34H200zM214 22h56M214 34h34M214 74h68M214 86h44M214 128h48" />
  </>
);
