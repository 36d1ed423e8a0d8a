import { contentOf } from '../lib/content.ts';
import { themeColours } from '../lib/theme-colours.ts';
import { webManifest } from '../lib/web-manifest.ts';
import tokens from '../styles/tokens.css?raw';

export async function GET() {
  const manifest = webManifest(await contentOf('site'), themeColours(tokens));
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
