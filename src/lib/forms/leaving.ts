/** For so long after a press on it, in milliseconds, a link that opens another program is not taken for leaving. */
const OPENING = 500;

let openedAt = 0;

/**
 * Lets the browser ask before the page is left, or no longer. Only while there is text that was not sent: a page that always
 * asks is a nuisance, and some browsers do not keep it for the Back button.
 */
export function askBeforeLeaving(hasUnsentText: boolean): void {
  const change = hasUnsentText ? 'addEventListener' : 'removeEventListener';
  window[change]('beforeunload', ask);
  window[change]('click', noteOpening, true);
}

function ask(event: Event) {
  if (Date.now() - openedAt > OPENING) event.preventDefault();
}

/** Chromium asks as well when a link to an address or a number only opens another program. */
function noteOpening({ target }: Event) {
  if (target instanceof Element && target.closest('a[href^="mailto:"], a[href^="tel:"]')) openedAt = Date.now();
}

/** Waits for some time, in milliseconds since 1970; no longer than the page stays, or what waits would be lost. */
export function untilOrLeaving(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time - Date.now());
    addEventListener('pagehide', () => resolve(), { once: true });
  });
}
