import { contentOf } from '../../lib/content.ts';
import { securityText } from '../../lib/security-text.ts';

export async function GET() {
  return new Response(securityText(await contentOf('site')));
}
