import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** What sitemaps.org publishes for its protocol 0.9, under CC BY-SA 2.5; as last changed there, in 2008. */
const SCHEMA = readFileSync('tests/support/sitemap.xsd', 'utf8');

/** For tests: where a sitemap does not follow the protocol's XML schema. */
export async function sitemapProblems(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema: [SCHEMA] });
  return errors.map(({ message }) => message);
}
