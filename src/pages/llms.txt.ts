import type { APIContext } from 'astro';
import { contentOf, summaries } from '../lib/content/content.ts';
import { llmsText } from '../lib/machines/llms-text.ts';
import { FAMILIES } from '../schemas/families.ts';

export async function GET({ site }: APIContext) {
  const [company, navigation, pages] = await Promise.all([contentOf('site'), contentOf('navigation'), summaries()]);
  const sections = [undefined, ...FAMILIES].map((family) => ({
    title: family ? navigation.menus[family] : navigation.footer.company.title,
    links: pages.filter((page) => page.family === family),
  }));
  const notice = company.sample && navigation.markdown.sampleSite;
  const { name, description } = company;
  return new Response(llmsText({ name, description, notice, sections }, site ?? new URL(company.url)));
}
