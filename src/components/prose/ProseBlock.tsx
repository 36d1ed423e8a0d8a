import { createElement } from 'react';
import type { Block } from '../../schemas/prose.ts';
import { ProseLine } from './ProseLine.tsx';
import { ProseTable } from './ProseTable.tsx';
import './ProseBlock.css';

/** A paragraph, a list, or what else stands in a text. */
export function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { className: block.level === 3 ? 'heading' : 'prose-small' }, block.text);
    case 'paragraph':
      return (
        <p>
          <ProseLine content={block.content} />
        </p>
      );
    case 'quote':
      return createElement('blockquote', { className: 'prose-quote' }, ...block.blocks.map(inside));
    case 'list': {
      const items = block.items.map((blocks) => createElement('li', null, ...blocks.map(inside)));
      return createElement(block.isNumbered ? 'ol' : 'ul', { className: 'prose-list' }, ...items);
    }
    case 'table':
      return <ProseTable head={block.head} rows={block.rows} />;
  }
}

function inside(block: Block) {
  return <ProseBlock block={block} />;
}
