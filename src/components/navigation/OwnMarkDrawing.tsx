import { Children, createElement, type ReactNode } from 'react';
import type { MarkNode, OwnMark } from '../../lib/look/own-mark.ts';
import './OwnMarkDrawing.css';

interface OwnMarkDrawingProps {
  mark: OwnMark;
  isRepeated: boolean;
}

/** By which the second drawing of the mark refers to the first. */
const ID = 'mark';

/** In pixels, where no style is read: its side in `OwnMarkDrawing.css`. */
const SIDE = 44;

/** A company's own mark. It says nothing that the name beside it does not, so assistive technology skips it. */
export function OwnMarkDrawing({ mark: { box, nodes }, isRepeated }: OwnMarkDrawingProps) {
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} width={SIDE} aria-hidden="true" className="own-mark">
      {isRepeated ? <use href={`#${ID}`} /> : <g id={ID}>{drawn(nodes)}</g>}
    </svg>
  );
}

function drawn(nodes: MarkNode[]): ReactNode {
  return Children.toArray(
    nodes.map(({ name, attributes, children }) => createElement(name, named(attributes), drawn(children))),
  );
}

/** Attributes under React's names. */
function named(attributes: Record<string, string>): Record<string, string> {
  const name = (attribute: string) => attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [name(attribute), value]));
}
