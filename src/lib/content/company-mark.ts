import { type Mark, markOf } from '../look/mark.ts';
import { contentOf } from './content.ts';

const drawings = import.meta.glob<string>('../../assets/*.svg', { eager: true, import: 'default', query: '?raw' });

/**
 * The company's mark.
 * @throws if it has no drawing that can be one; the content check says so before
 */
export async function companyMark(): Promise<Mark> {
  const [look, { name }] = await Promise.all([contentOf('look'), contentOf('site')]);
  return markOf(look, name, (file) => drawings[`../../assets/${file}`]);
}
