/** How likely and how dear: one risk stands out. */
export const riskGrid = (
  <>
    <path d="M30 2h48v31h-48zM84 2h48v31h-48zM30 39h48v31h-48zM84 39h48v31h-48zM138 39h48v31h-48zM30 76h48v31h-48zM84 76h48v31h-48zM138 76h48v31h-48zM192 76h48v31h-48zM30 113h48v31h-48zM84 113h48v31h-48zM138 113h48v31h-48zM192 113h48v31h-48zM246 113h48v31h-48z" />
    <path
      className="tint"
      d="M138 2h48v31h-48zM192 2h48v31h-48zM246 2h48v31h-48zM192 39h48v31h-48zM246 39h48v31h-48zM246 76h48v31h-48z"
    />
    <path className="dots" d="M108 92h0M162 55h0M54 128h0" />
    <path d="M10 146V8L2 20m8-12 8 12" />
    <circle className="hot" cx="270" cy="18" r="11" />
  </>
);
