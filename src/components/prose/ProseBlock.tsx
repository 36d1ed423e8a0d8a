import { Children, createElement } from 'react';
import type { Block } from '../../schemas/prose.ts';
import { PhotographFigure } from '../pictures/PhotographFigure.tsx';
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
      return <blockquote className="prose-quote">{Children.toArray(block.blocks.map(inside))}</blockquote>;
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return <List className="prose-list">{Children.toArray(block.items.map(item))}</List>;
    }
    case 'picture':
      return block.files && <PhotographFigure {...block} files={block.files} room="text" />;
    case 'table':
      return <ProseTable {...block} />;
  }
}

function item(blocks: Block[]) {
  return <li>{Children.toArray(blocks.map(inside))}</li>;
}

function inside(block: Block) {
  return <ProseBlock block={block} />;
}
