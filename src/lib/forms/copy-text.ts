/**
 * Puts a text on the clipboard, during a press on a button. `navigator.clipboard` would be newer, but there is none on
 * insecure connections, and the site's own headers forbid it, as the headers of other servers may.
 * @returns whether it is there
 */
export function copyText(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  // Out of favour in the standard, and there in every browser.
  const page: { execCommand(command: string): boolean } = document;
  const isCopied = page.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
