import { contentOf } from '../lib/content.ts';
import { robotsText } from '../lib/robots.ts';

export async function GET() {
  return new Response(robotsText((await contentOf('site')).url));
}
