import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Detailed } from './people/face.tsx';

const FILLED = ['deep', 'tint', 'sheet', 'shine', 'skin', 'hair', 'hot', 'letter'];
/** As thick as the drawing is large. */
const SCALES = ['bar', 'dots'];
/** What `styles/drawing.css` says of a stroke. */
export const STROKES: Record<string, string> = {
  dashed: 'stroke-dasharray="2 9"',
  faint: 'opacity=".5"',
  bar: 'stroke-width="9"',
  dots: 'stroke-width="7"',
};

/**
 * Markup of a drawing in full, whose looks are attributes instead of classes, because a page's style sheet does not reach into a file.
 * @param looks the attributes of each class that says more than how thick or dashed a stroke is
 * @throws if a class has no look, or stands on what is no path or circle
 */
export function inFile(drawing: ReactNode, looks: Record<string, string>): string {
  const markup = renderToStaticMarkup(createElement(Detailed, { value: true }, drawing));
  const result = markup.replace(/<(?:path|circle)[^>]*>/g, (whole) => {
    const names = /class="([^"]*)"/.exec(whole)?.[1]?.split(' ') ?? [];
    const attributes = names.map((name) => {
      const look = looks[name] ?? STROKES[name];
      if (look === undefined)
        throw new Error(`A drawing that stands in a file has the class "${name}", which has no look there.`);
      return look;
    });
    const isFilled = names.some((name) => FILLED.includes(name)) || attributes.some((look) => look.startsWith('fill='));
    if (!isFilled) attributes.push('fill="none"');
    const isSaid = [whole, ...attributes].some((look) => look.includes('vector-effect'));
    if (!names.some((name) => SCALES.includes(name)) && !isSaid) attributes.push('vector-effect="non-scaling-stroke"');
    const element = whole.slice(0, -1).replace(/ class="[^"]*"/, '');
    return `${element} ${attributes.join(' ')}>`;
  });
  const lost = / class="([^"]*)"/.exec(result)?.[1];
  if (lost !== undefined)
    throw new Error(`A drawing that stands in a file has the class "${lost}" on what is no path or circle.`);
  return result.replace(/><\/(path|circle)>/g, '/>');
}
