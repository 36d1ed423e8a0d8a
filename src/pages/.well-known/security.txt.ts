import { contentOf } from '../../lib/content/content.ts';
import { securityText } from '../../lib/machines/security-text.ts';

export async function GET() {
  return new Response(securityText(await contentOf('site')));
}
