/** A pump casing: the volute with its pipe, from the middle of its eye. */
export const CASING = 'M-8-44h62v-16h16v60h-16v-8H46a48 48 0 1 1-54-36z';
