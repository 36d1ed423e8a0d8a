import { companyMark } from '../lib/content/company-mark.ts';
import { contentOf } from '../lib/content/content.ts';
import { themedIcon } from '../lib/machines/icons.ts';
import { themeColours } from '../lib/machines/theme-colours.ts';
import tokens from '../styles/tokens.css?raw';

export async function GET() {
  const icon = themedIcon(await companyMark(), themeColours(tokens, await contentOf('look')));
  return new Response(icon, { headers: { 'Content-Type': 'image/svg+xml' } });
}
