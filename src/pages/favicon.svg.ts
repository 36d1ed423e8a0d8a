import { themedIcon } from '../lib/machines/icons.ts';
import { themeColours } from '../lib/machines/theme-colours.ts';
import tokens from '../styles/tokens.css?raw';

export function GET() {
  return new Response(themedIcon(themeColours(tokens)), { headers: { 'Content-Type': 'image/svg+xml' } });
}
