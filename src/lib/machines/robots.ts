/** Names that belong to nobody (RFC 2606, RFC 6761), as in the sample content. */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|invalid|localhost|test)$/;

/** Whether a site's address is one that only examples have. */
export function isSampleAddress(address: string): boolean {
  return RESERVED.test(new URL(address).hostname);
}

/** What robots.txt says: a site with a sample for its address keeps everybody out, any other names its sitemap. */
export function robotsText(address: string): string {
  const rules = isSampleAddress(address) ? ['Disallow: /'] : ['Allow: /', '', `Sitemap: ${address}/sitemap.xml`];
  return `${['User-agent: *', ...rules].join('\n')}\n`;
}
