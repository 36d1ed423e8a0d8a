/** Both as in the site's own typeface, Anek Tamil. */
const TAMIL_A =
  'M103-119q19 0 30 7q12 6 18 18q5 11 5 28v10q0 21-7 35q-8 15-23 22q-16 7-41 7h-1q-23 0-41-7q-17-7-26-21q-9-14-9-36v-1q0-3 0-5q0-3 0-5h48v11h-33q0 1 0 2q0 1 0 2v1q0 15 7 26q7 10 21 16q14 5 33 5q20 0 33-6q13-6 19-17q6-12 6-29v-10q0-13-4-22q-4-9-13-14q-8-5-22-5q-13 0-22 4q-9 5-13 12q-4 8-5 18h1v16q0 11 4 17q5 5 14 5q9 0 13-5q4-5 4-14v-7q0-9-4-14q-4-4-12-4q-5 0-9 2q-4 2-7 6q-3 4-4 8l-1-10h2q2-8 8-13q6-5 16-5q12 0 18 8q7 7 7 21v8q0 14-8 23q-7 8-22 8q-17 0-25-9q-8-9-8-25v-12q0-16 6-27q6-11 18-17q12-6 29-6zM102-67h43v12h-43zM147-67h37v12h-37zM182-114h16v119h-16z';
const LATIN_A = 'M5 0l40-128h26l40 128h-17l-35-117h-2l-35 117zM29-38v-14h58v14z';

/** An open book: the first letters of two alphabets on the one page, a form of the house on the other. */
export const userGuide = (
  <>
    <path d="M150 22C120 6 60 4 0 10v122c60-6 120-4 150 12 30-16 90-18 150-12V10c-60-6-120-4-150 12zv122" />
    <path className="letter" transform="translate(12 94) scale(.34)" d={TAMIL_A} />
    <path className="letter" transform="translate(92 94) scale(.34)" d={LATIN_A} />
    <path d="M178 38h94M178 58h70" />
    <path className="tint" d="M178 76h94v42h-94z" />
    <path d="M178 97h94M225 76v42" />
    <path className="hot" d="M225 76h47v21h-47z" />
  </>
);
