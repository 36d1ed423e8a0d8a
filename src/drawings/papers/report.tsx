/** Findings with bars; one is severe. */
export const report = (
  <>
    <path d="M0 10h180M0 34h260M0 58h220" />
    <path className="tint" d="M6 148v-50h30v50zM56 148v-22h30v22z" />
    <path className="hot" d="M106 148v-66h30v66z" />
    <path className="tint" d="M156 148v-34h30v34zM206 148v-14h30v14zM256 148v-44h30v44z" />
  </>
);
