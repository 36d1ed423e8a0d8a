/**
 * Attributes that React writes in mixed case or does not know yet, in the lower case that HTML is written in.
 * Spread them into an element: `<button {...popoverButton('menu')}>`.
 */
export function popoverButton(id: string) {
  return { popovertarget: id };
}

/** Opens a dialog as a modal one; where `command` is unknown, as the popover that it also is. */
export function dialogOpener(id: string) {
  return { command: 'show-modal', commandfor: id, popovertarget: id };
}

/** Closes a dialog, or the popover that it also is. */
export function dialogCloser(id: string) {
  return { command: 'close', commandfor: id, popovertarget: id, popovertargetaction: 'hide' };
}

/** How the browser may fill in a field, from the HTML standard's list. */
export function autofill(token: string | undefined) {
  return { autocomplete: token };
}
