/**
 * The style of each element of a page, in the order of the document: what rules of accessibility ask of it, and only where it or
 * what is around it differs from a property's initial value. Runs in the page.
 */
export function computedStyles(): string[] {
  /** What browsers style by themselves has to be said even where the page takes it back. */
  const ALWAYS = ['display', 'text-decoration-line', 'font-weight', 'cursor'];
  const PROPERTIES = [
    ...ALWAYS,
    ...['visibility', 'opacity', 'pointer-events', 'overflow-x', 'overflow-y', 'clip', 'clip-path', 'text-overflow'],
    ...['position', 'top', 'right', 'bottom', 'left', 'float', 'z-index', 'isolation', 'contain', 'will-change'],
    ...['transform', 'rotate', 'color', 'background-color', 'background-image', 'box-shadow', 'border-top-style'],
    ...['border-bottom-style', 'outline-style', 'outline-width', 'outline-color', 'text-decoration-color'],
    ...['font-size', 'font-style', 'line-height', 'text-align', 'text-indent', 'text-wrap-mode'],
  ];
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.all = 'initial';
  const valuesOf = (element: Element) => PROPERTIES.map((name) => getComputedStyle(element).getPropertyValue(name));
  const initial = valuesOf(sample);
  sample.remove();
  const values = new Map([...document.querySelectorAll('*')].map((element) => [element, valuesOf(element)]));
  return [...values].map(([element, own]) => {
    const above = element.parentElement && values.get(element.parentElement);
    const isSaid = (index: number) =>
      index < ALWAYS.length || own[index] !== initial[index] || (above && above[index] !== initial[index]);
    return PROPERTIES.flatMap((name, index) => (isSaid(index) ? [`${name}: ${own[index]}`] : [])).join('; ');
  });
}
