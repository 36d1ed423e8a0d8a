import { contentOf } from '../lib/content/content.ts';
import { themeColours } from '../lib/machines/theme-colours.ts';
import { webManifest } from '../lib/machines/web-manifest.ts';
import tokens from '../styles/tokens.css?raw';

export async function GET() {
  const manifest = webManifest(await contentOf('site'), themeColours(tokens, await contentOf('look')));
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
