import './SendLoop.css';

/** The page's line goes round the button beside which this stands: it comes along the floor, crosses itself below it, and goes on. */
export function SendLoop() {
  return (
    <svg
      viewBox="0 0 200 100"
      width="200"
      height="100"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="send-loop"
    >
      <path d="M-300 100H0C44 100 200 82 200 40A40 40 0 0 0 160 0H40A40 40 0 0 0 0 40C0 82 156 100 200 100" />
    </svg>
  );
}
