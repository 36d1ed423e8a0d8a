import { parse } from 'yaml';
import { type ContentOf, collections } from '../../schemas/collections.ts';
import type { Seo } from '../../schemas/parts.ts';
import type { Block } from '../../schemas/prose.ts';
import { readProse } from './prose.ts';

export type TextContent = ContentOf<'texts'> & { seo: Seo; blocks: Block[] };

/**
 * What a page of text says, and in `seo` what search engines show of it.
 * @throws if it has not the right fields; the content check says so before.
 */
export function textContent(markdown: string): TextContent {
  const { fields, blocks } = readProse(markdown);
  const data = collections.texts.schema.parse(parse(fields));
  return { ...data, seo: { title: data.title, description: data.description }, blocks };
}
