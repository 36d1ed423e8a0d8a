/** An open book with a film in it. */
export const handbook = (
  <>
    <path d="M150 22c-30-16-90-18-150-12v122c60-6 120-4 150 12 30-16 90-18 150-12V10c-60-6-120-4-150 12zv122M24 42h98m-98 24h98m-98 24h98m-98 24h60" />
    <path className="tint" d="M186 38h80q8 0 8 8v48q0 8-8 8h-80q-8 0-8-8v-48q0-8 8-8z" />
    <path className="hot" d="M214 52v36l28-18z" />
  </>
);
