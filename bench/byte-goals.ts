import { type Goal, measureOf } from './goal.ts';
import type { Measurements, PageBytes } from './measurements.ts';
import { NOWHERE } from './sites.ts';
import { largest, ratio } from './statistics.ts';
import { decimal, NOTHING, whole } from './table.ts';

/** The goals that do not depend on the speed of the machine. */
export function byteGoals({ sites: [ours = '', ...others], bytes }: Measurements): Goal[] {
  const pages = bytes.filter(({ site }) => site === ours);
  const homeOf = (name: string) => bytes.find(({ site, path }) => site === name && path === '/');
  const worst = (
    figure: string,
    target: string,
    limit: number,
    measure: (page: PageBytes) => number,
    { unit = '', of = pages } = {},
  ): Goal => {
    const page = largest(of, measure);
    const valueAt = (name: string) => measureOf(homeOf(name), measure);
    return {
      figure,
      target,
      measured: page ? `${whole(measure(page))}${unit} (${page.path})` : NOTHING,
      ratios: others.map((name) => ratio(valueAt(ours), valueAt(name))),
      isMet: page && measure(page) <= limit,
    };
  };
  // The not-found page may have a script: it writes the address that was not found to the console.
  const declared = pages.filter(({ path }) => path !== NOWHERE);
  const shift = largest(pages, (page) => page.shift);
  const home = homeOf(ours);
  return [
    worst('HTML and CSS, Brotli 11', 'at most 14 336 B', 14_336, ({ markup }) => markup, { unit: ' B' }),
    worst('requests for the first view but the font', '1', 1, ({ firstViewRequests }) => firstViewRequests),
    worst('script before interaction, but on not-found', '0 B', 0, ({ script }) => script, {
      unit: ' B',
      of: declared,
    }),
    worst('font', 'at most 30 000 B', 30_000, ({ fonts }) => fonts, { unit: ' B' }),
    worst('font files', '1', 1, ({ fontFiles }) => fontFiles),
    {
      figure: 'pages whose font is preloaded',
      target: 'all',
      measured: `${pages.filter(({ isFontPreloaded }) => isFontPreloaded).length} of ${pages.length}`,
      ratios: others.map(() => undefined),
      isMet: pages.every(({ isFontPreloaded }) => isFontPreloaded),
    },
    {
      figure: 'layout shift, font 1 s late',
      target: '0.00',
      measured: shift ? `${decimal(shift.shift, 3)} (${shift.path})` : NOTHING,
      ratios: others.map((name) => ratio(home?.shift, homeOf(name)?.shift)),
      isMet: shift && shift.shift < 0.005,
    },
    worst('requests for a page', 'at most 4', 4, ({ requests }) => requests),
    {
      figure: 'home page over the wire, font included',
      target: 'at most 45 000 B',
      measured: home ? `${whole(home.wire)} B` : NOTHING,
      ratios: others.map((name) => ratio(home?.wire, homeOf(name)?.wire)),
      isMet: home && home.wire <= 45_000,
    },
  ];
}
