import { type KolamFile, kolamFile } from '../drawings/kolam-file.ts';
import { kolamsOf, pageContent } from '../lib/content/content.ts';

/** All that is drawn on Home: the kolams of its industries, what its line draws for the services, who works at its projects and its clients, and its last drawing. */
export async function homeDrawings(): Promise<KolamFile> {
  const { industries, services, projects, testimonials, closing } = await pageContent('home');
  const drawn = [...(services?.items ?? []), closing].flatMap(({ drawing }) => drawing ?? []);
  const trades = new Set(
    [...(projects?.items ?? []), ...(testimonials?.items ?? [])].flatMap(({ trade }) => trade ?? []),
  );
  return kolamFile(await kolamsOf(industries?.items.map(({ page }) => page) ?? []), [...new Set(drawn)], [...trades]);
}
