import { contentOf, paths } from '../lib/content/content.ts';
import { speculationRules } from '../lib/machines/speculation-rules.ts';

/** Served with the type `application/speculationrules+json` and named by the `Speculation-Rules` header of each page. */
export async function GET() {
  const [{ footer }, pages] = await Promise.all([contentOf('navigation'), paths()]);
  const linked = [footer.company, footer.services, footer.legal].flatMap(
    (column) => column?.links.map(({ href }) => href) ?? [],
  );
  const withoutPage = linked.filter((href) => href.startsWith('/') && !pages.includes(href));
  return Response.json(speculationRules(withoutPage));
}
