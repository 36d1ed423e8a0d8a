import { Children } from 'react';
import { ProseBlock } from '../components/prose/ProseBlock.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import type { Block } from '../schemas/prose.ts';
import './Prose.css';

interface ProseProps {
  blocks: Block[];
  /** The day of the last change. */
  updated: string | undefined;
  /** What says so, with `{day}` in it. */
  template: string;
}

interface Part {
  title: string | undefined;
  blocks: Block[];
}

/** A text, divided by its headings: each beside what stands below it where there is room. */
export function Prose({ blocks, updated, template }: ProseProps) {
  return (
    <div className="prose">
      {updated && <p className="note">{fillIn(template, { day: updated })}</p>}
      <article>{Children.toArray(partsOf(blocks).map(drawPart))}</article>
    </div>
  );
}

function drawPart({ title, blocks }: Part) {
  return (
    <section className="prose-part">
      {title && <h2 className="subtitle">{title}</h2>}
      <div className="prose-text">{Children.toArray(blocks.map(drawBlock))}</div>
    </section>
  );
}

function drawBlock(block: Block) {
  return <ProseBlock block={block} />;
}

function partsOf(blocks: Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'heading' && block.level === 2) parts.push({ title: block.text, blocks: [] });
    else if (last) last.blocks.push(block);
    else parts.push({ title: undefined, blocks: [block] });
  }
  return parts;
}
