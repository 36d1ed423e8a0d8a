import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { launchCheck } from '../../build/launch-check/launch-check.ts';
import { ROOT } from '../../build/site-copy.ts';
import { sitePaths } from '../../build/site-paths.ts';
import { buildExample, EXAMPLE, type ExampleSite } from '../support/example-site.ts';
import { run } from '../support/run.ts';

let example: ExampleSite;

beforeAll(async () => {
  example = await buildExample();
}, 240_000);
afterAll(() => example.remove());

function pageAt(path: string): string {
  return readFileSync(join(example.folder, 'dist', `${path === '/' ? 'index' : path.slice(1)}.html`), 'utf8');
}

describe('the connected example', () => {
  test('is content that differs and what is silenced, and nothing else', () => {
    expect(readdirSync(EXAMPLE)).toEqual(['assets', 'content', 'launch.yaml']);
  });

  test('is built, in a copy of the site', () => {
    expect(example.outcome.passed, example.outcome.output).toBe(true);
    expect(relative(ROOT, example.folder)).toMatch(/^\.\./);
  });

  test('has nothing left that keeps it from going live', async () => {
    const { passed, output } = await run(example.folder, [process.execPath, 'scripts/launch-check.ts']);
    expect(passed, output).toBe(true);
    // What is told of the progress can come in after it.
    expect(output).toMatch(/^Ready to go live: 0 errors, /m);
  });

  test('says why it silences what it silences, and would not be ready without', async () => {
    const folder = join(example.folder, 'src/content');
    const { items } = await launchCheck({ folder, file: 'no/launch.yaml', examples: 'no/examples' });
    const keyOf = (id: string, file: string, entry: string) =>
      `${id} ${file.replace(/^.*src\/content\//, '')} ${entry}`;
    // Its picture lies in the copy, and would be looked for here.
    const isElsewhere = (id: string, field: string) => id === 'L001' && field === 'team.photo';
    const errors = items
      .filter(({ id, level, place }) => level === 'error' && !isElsewhere(id, place.field))
      .map(({ id, place, entry }) => keyOf(id, place.file, entry));
    const { silenced } = parse(readFileSync(join(EXAMPLE, 'launch.yaml'), 'utf8'));
    const entries: Record<'id' | 'file' | 'entry', string>[] = silenced;
    expect(errors.sort()).toEqual(entries.map(({ id, file, entry }) => keyOf(id, file, entry)).sort());
  });

  test('has a picture of its team on About, and says what it shows', () => {
    const { team } = parse(readFileSync(join(EXAMPLE, 'content/pages/about.yaml'), 'utf8'));
    expect(pageAt('/about')).toMatch(new RegExp(`<img[^>]* alt="${team.alternative}"`));
  });

  test('has a page behind every link of the footer', () => {
    const pages = sitePaths(join(example.folder, 'dist'));
    const [footer = ''] = /<footer.*<\/footer>/s.exec(pageAt('/')) ?? [];
    const links = [...footer.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !pages.includes(href ?? ''))).toEqual([]);
    for (const path of ['/privacy', '/services', '/services/mobile-development']) {
      expect(footer).toContain(`href="${path}"`);
      expect(pageAt(path)).toContain('<h1');
    }
  });

  test('shows and tells its pages of text elsewhere as all others', () => {
    const file = (path: string) => join(example.folder, 'dist', path);
    expect(existsSync(file('cards/services/mobile-development.png'))).toBe(true);
    expect(readFileSync(file('privacy.md'), 'utf8')).toContain('## Who else sees it');
    expect(readFileSync(file('llms.txt'), 'utf8')).toContain('[Privacy](https://www.marutham.example/privacy.md)');
  });

  test('has a link in the place of every button that did nothing, and forms that send', () => {
    for (const path of ['/', '/insights/solutions', '/insights/blogs', '/insights/case-studies']) {
      const [, main = ''] = /<main\b(.*)<\/main>/s.exec(pageAt(path)) ?? [];
      expect(main.match(/href="#"/g), path).toBeNull();
      expect(main.match(/<button type="button"/g), path).toBeNull();
    }
    expect(pageAt('/contact')).toContain('action="http://localhost:4330/enquiries"');
    expect(pageAt('/about')).toContain('action="http://localhost:4330/letters"');
  });

  test('links from both forms to its page on personal data, and names no service between', () => {
    for (const path of ['/contact', '/about']) {
      const forms = pageAt(path).match(/<form.*?<\/form>/gs) ?? [];
      const sending = forms.filter((form) => form.includes('action='));
      expect(sending.length).toBeGreaterThan(0);
      for (const form of sending) expect(form).toContain('href="/privacy"');
    }
    expect(pageAt('/contact')).not.toContain('the service that delivers');
  });
});
