/**
 * Of a page whose colours the system chooses: whether each ringed value and each key of a chart is seen, how much is drawn, and
 * the colours in it that are not the system's. It runs in the page by itself.
 */
export function coloursInForcedColours() {
  const colourOf = (name: string) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = name;
    return getComputedStyle(sample).color;
  };
  const [text, ground] = [colourOf('CanvasText'), colourOf('Canvas')];
  const system = ['none', text, ground, colourOf('Highlight'), colourOf('GrayText')];
  const marks = [...document.querySelectorAll('mark')].map((mark) => {
    const { color, backgroundColor } = getComputedStyle(mark);
    return color === text && backgroundColor !== text;
  });
  const drawn = [...document.querySelectorAll('figure svg :is(path, rect, line, circle, text)')]
    .filter((shape) => shape.checkVisibility())
    .map((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return shape.tagName === 'line' ? [stroke] : [fill, stroke];
    });
  // A swatch of the ground's colour is seen by its border alone.
  const keys = [...document.querySelectorAll('figure li')].flatMap((entry) => {
    const { content, backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(entry, '::before');
    if (content === 'none') return [];
    const isFilled = backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)';
    return [isFilled || (borderTopWidth !== '0px' && borderTopColor !== ground)];
  });
  return {
    ground,
    marks,
    foreign: drawn.flat().filter((colour) => !system.includes(colour)),
    drawn: drawn.length,
    keys,
  };
}
