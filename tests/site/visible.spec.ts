import { brokenWords } from '../support/broken-words.ts';
import { clippedText } from '../support/clipped-text.ts';
import { sends } from '../support/sending.ts';
import { everywhere, NOWHERE, oneOfEachKind } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { whatIsMissed } from '../support/visible.ts';

const WIDTHS = [360, 768, 1150, 1440];
const HEIGHT = 800;
/** Where each column has room for its longest word. */
const ROOMY = [768, 1024, 1440];
const THEMES = ['light', 'dark'] as const;
/** Of one page of each kind, these looks are taken at once: each width and each theme. All other looks and pages are left to CI. */
const SHORT = [
  [360, 'dark'],
  [768, 'light'],
  [1150, 'dark'],
  [1440, 'light'],
];

// What a connected form shows depends on what a visitor does.
for (const address of [...everywhere, `${NOWHERE}/`].filter((one) => !sends(one))) {
  const isFirstOfKind = oneOfEachKind(everywhere).includes(address);
  for (const part of isFirstOfKind ? ['at once', 'later'] : ['later']) {
    const looks = WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const)).filter(([width, theme]) => {
      const isShort = SHORT.some(([one, other]) => one === width && other === theme);
      return !isFirstOfKind || isShort === (part === 'at once');
    });
    test(`everything on ${address} is seen and can be pressed: ${looks.map((look) => look.join(' ')).join(', ')}`, {
      tag: part === 'at once' ? [] : '@thorough',
    }, async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      let current = 0;
      for (const [width, colorScheme] of looks) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.emulateMedia({ colorScheme });
        const missed = await whatIsMissed(page);
        if (width !== current) missed.push(...(await clippedText(page)));
        current = width;
        expect.soft(missed, `${width} px, ${colorScheme}`).toEqual([]);
      }
      if (part === 'at once' || !isFirstOfKind) {
        for (const width of ROOMY) {
          await page.setViewportSize({ width, height: HEIGHT });
          expect.soft(await brokenWords(page), `words that are broken at ${width} px`).toEqual([]);
        }
      }
    });
  }
}

test('what a visitor misses is found, whatever keeps it from being seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(`
    <style>
      body { margin: 0; background: white; color: black; font: 16px/1.5 sans-serif }
      section { position: relative; height: 3rem; margin: 4px }
      section > i { position: absolute; inset: 0 }
      button { font: inherit }
      .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden }
    </style>
    <header><nav>
      <button popovertarget="panel">opens</button><div id="panel" popover><p style="opacity: 0.4">panel</p></div>
      <button popovertarget="nothing">broken</button>
    </nav></header>
    <section style="display: none">none</section>
    <section style="visibility: hidden">invisible</section>
    <section style="opacity: 0.3"><p>faint</p></section>
    <section style="color: transparent">transparent</section>
    <section style="color: #fff">white</section>
    <section style="background: #222"><b>dark</b></section>
    <section style="font-size: 4px">tiny</section>
    <section style="clip-path: inset(0 0 0 50%)">half</section>
    <section style="position: absolute; left: -5000px">away</section>
    <section style="transform: scale(0)">zero</section>
    <section>covered<i style="background: white"></i></section>
    <section><a href="#a">link<i></i></a> seen</section>
    <section><a href="#b">blocked</a><i></i></section>
    <section><input aria-label="field" style="pointer-events: none"></section>
    <section role="img" aria-label="star"><svg width="40" height="20"><path d="M0 0h80v9z"/></svg></section>
    <section role="img" aria-label="whole star"><svg width="40" height="20"><path d="M0 0h40v9z"/></svg></section>
    <section><span class="visually-hidden">reader</span> shown</section>
  `);
  expect((await whatIsMissed(page)).map((missed) => missed.replaceAll('"', ''))).toEqual([
    'none is not shown',
    'invisible is not shown',
    'faint is seen at 30%',
    'transparent is transparent',
    'white does not stand out: rgb(255, 255, 255) on rgb(255, 255, 255)',
    'dark does not stand out: rgb(0, 0, 0) on rgb(34, 34, 34)',
    'tiny has letters of 4 px',
    'half is cut by a shape',
    'away cannot be scrolled to',
    'zero is not shown',
    'covered is covered by i ',
    'a blocked cannot be pressed, because of i ',
    'input field cannot be pressed, because of section ',
    'the drawing of section star is cut by svg ',
    'in the panel of button opens: panel is seen at 40%',
    'button broken opens nothing',
  ]);
});
