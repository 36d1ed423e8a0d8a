import { entryAt } from './pages.ts';
import { type TextContent, textContent } from './text-content.ts';

const FOLDER = '../../content/';

const files = import.meta.glob<string>('../../content/pages/**/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/**
 * The pages of text, each with its path without the first slash.
 * @throws if one of them has not the right fields; the content check says so before.
 */
export function textEntries(): { id: string; data: TextContent }[] {
  return Object.entries(files).map(([file, markdown]) => {
    return { id: entryAt(file.slice(FOLDER.length))?.id ?? '', data: textContent(markdown) };
  });
}
