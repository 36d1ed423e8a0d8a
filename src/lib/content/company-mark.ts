import { type Mark, markOf } from '../look/mark.ts';
import { contentOf } from './content.ts';

const drawings = import.meta.glob<string>('../../assets/*.svg', { eager: true, import: 'default', query: '?raw' });

/**
 * The company's mark.
 * @throws if it has no drawing that can be one; the content check says so before
 */
export async function companyMark(): Promise<Mark> {
  const [look, { name }] = await Promise.all([contentOf('look'), contentOf('site')]);
  return markOf(look, name, async (file) => {
    const svg = drawings[`../../assets/${file}`];
    if (svg === undefined) throw new Error(`There is no drawing src/assets/${file}.`);
    // What cleans a drawing is large, and most sites have none.
    const { ownMark } = await import('../look/own-mark.ts');
    return ownMark(svg);
  });
}
