/** Mail programs and browsers open no longer link than this, in characters: of what stands behind, nothing arrives. */
export const LONGEST_LINK = 2000;

/** A link that opens the visitor's mail program with a message that is already written. */
export function mailLink(address: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encoded(subject)}&body=${encoded(lines)}`;
}

/** Half of a character, as some programs leave it behind, cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
