import { contentOf } from '../lib/content/content.ts';
import { robotsText } from '../lib/machines/robots.ts';

export async function GET() {
  return new Response(robotsText((await contentOf('site')).url));
}
