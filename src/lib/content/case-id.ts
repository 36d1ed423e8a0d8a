/** By what an index leads to a case, counted from 0. */
export const caseId = (index: number) => `case-${index + 1}`;
