/**
 * Attributes that React writes in mixed case or does not know yet, in the lower case that HTML is written in.
 * Spread them into an element: `<button {...popoverButton('menu')}>`.
 */
export function popoverButton(id: string) {
  return { popovertarget: id };
}

export function popoverCloser(id: string) {
  return { popovertarget: id, popovertargetaction: 'hide' };
}

/** How the browser may fill in a field, from the HTML standard's list. */
export function autofill(token: string | undefined) {
  return { autocomplete: token };
}
