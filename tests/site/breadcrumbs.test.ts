import { expect, test } from 'vitest';
import { siteAddress } from '../../build/site-address.ts';
import { all, attributesOf, builtPage, one, textOf, textsOf } from '../support/built-page.ts';
import { everywhere, NOWHERE, sitemap } from '../support/sitemap.ts';
import { graphOf, nodesIn, typesOf } from '../support/structured-data.ts';
import { wordsOf } from '../support/words.ts';

const { label } = wordsOf('navigation').breadcrumbs;
const waysOn = (address: string) => all(builtPage(address).root, `nav[aria-label="${label}"]`);

test.each(sitemap.filter((address) => address !== '/'))('%s shows the way from Home, as its data says it', (path) => {
  const { root, html } = builtPage(path);
  const steps = waysOn(path).flatMap((way) => all(way, 'li'));
  const shown = steps.map((step) => ({ name: textOf(step), hrefs: attributesOf(all(step, 'a'), 'href') }));
  const list = graphOf(html).find((node) => typesOf(node).includes('BreadcrumbList'));
  const told = nodesIn(list?.itemListElement).map(({ position, name, item }) => ({ position, name, item }));
  expect(told).toEqual(
    shown.map(({ name, hrefs: [href = path] }, index) => ({ position: index + 1, name, item: siteAddress() + href })),
  );
  expect(shown.map(({ hrefs }) => hrefs)).toEqual([['/'], []]);
  expect(steps.map((step) => step.properties.ariaCurrent)).toEqual([undefined, 'page']);
  expect(textsOf(steps.slice(-1))).toEqual([textOf(one(root, 'h1'))]);
});

test('Home and the not-found page are no step below another page, and show no way', () => {
  expect(everywhere.filter((address) => waysOn(address).length === 0)).toEqual(['/', NOWHERE]);
});
