/** Ten cards with steps; one is at hand. */
export const runbooks = (
  <>
    <path
      className="sheet"
      d="M0 4h48v62h-48zM61 4h48v62h-48zM122 4h48v62h-48zM183 4h48v62h-48zM244 4h48v62h-48zM0 80h48v62h-48zM61 80h48v62h-48zM122 80h48v62h-48zM183 80h48v62h-48zM244 80h48v62h-48z"
    />
    <path
      className="tint"
      d="M0 4h48v18h-48zM61 4h48v18h-48zM122 4h48v18h-48zM183 4h48v18h-48zM244 4h48v18h-48zM0 80h48v18h-48zM122 80h48v18h-48zM183 80h48v18h-48zM244 80h48v18h-48z"
    />
    <path className="hot" d="M61 80h48v18H61z" />
    <path d="M10 36h28m-28 16h18M71 36h28m-28 16h18M132 36h28m-28 16h18M193 36h28m-28 16h18M254 36h28m-28 16h18M10 112h28m-28 16h18M71 112h28m-28 16h18M132 112h28m-28 16h18M193 112h28m-28 16h18M254 112h28m-28 16h18" />
  </>
);
