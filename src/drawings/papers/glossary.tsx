/** A sum sign, and definitions of which one is marked. */
export const glossary = (
  <>
    <path d="M96 12H14l44 62-44 62h82v-20M96 32V12M140 22h150M140 48h110M140 74h140M140 100h90M140 126h120" />
    <path className="dashed" d="M140 126h120" />
    <path className="hot-line" d="M140 48h110" />
  </>
);
