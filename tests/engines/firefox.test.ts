import { wcagContrast, wcagLuminance } from 'culori';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../build/site-copy.ts';
import { coloursInForcedColours } from '../support/forced-colours.ts';
import { run } from '../support/run.ts';
import { everywhere, oneOfEachLook } from '../support/sitemap.ts';
import { testDesigned } from './designed.ts';
import { coloursOfText } from './looks.ts';
import { openFirefox } from './puppeteer.ts';
import { ADDRESSES, DESK, serveSite } from './site.ts';

/** Of text: WCAG 1.4.6. */
const LEAST_CONTRAST = 7;
/** Of a ground in the dark theme: below a tenth of white. */
const DARKEST = 0.1;

testDesigned('Firefox', openFirefox);

/** Opens the pages of a site one after the other, in a window of its own. */
async function inFirefox(wishes: Parameters<typeof openFirefox>[0], addresses: string[]) {
  const site = await serveSite();
  onTestFinished(() => site.stop());
  const window = await openFirefox(wishes);
  onTestFinished(() => window.close());
  await window.resize(DESK.width, DESK.height);
  return async <Found>(look: () => Found) => {
    const found: { address: string; seen: Awaited<Found> }[] = [];
    for (const address of addresses) {
      await window.open(`${site.origin}${address}`);
      found.push({ address, seen: await window.evaluate(look) });
    }
    return found;
  };
}

describe('Firefox', () => {
  test('shows its dark theme to those who have asked for one: title and text stand out from dark ground', async () => {
    const look = await inFirefox({ isDark: true }, ADDRESSES);
    for (const { address, seen } of await look(coloursOfText)) {
      for (const { text, ground } of seen) {
        expect
          .soft(wcagContrast(text, ground), `${text} on ${ground}, ${address}`)
          .toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }
      expect.soft(wcagLuminance(seen.at(-1)?.ground ?? 'white'), address).toBeLessThan(DARKEST);
    }
  });

  test.each([true, false])(
    'shows what is ringed and drawn where the system chooses colours (dark: %s)',
    async (isDark) => {
      const look = await inFirefox({ isDark, hasForcedColours: true }, oneOfEachLook(everywhere));
      const all = await look(coloursInForcedColours);
      for (const { address, seen } of all) {
        expect.soft(seen.marks, address).not.toContain(false);
        expect.soft(seen.foreign, address).toEqual([]);
        expect.soft(seen.keys, address).not.toContain(false);
      }
      expect(all.some(({ seen }) => seen.marks.length > 0 && seen.keys.length > 0)).toBe(true);
      expect(wcagLuminance(all[0]?.seen.ground ?? '') < 0.5).toBe(isDark);
    },
  );
});

// The types of their packages are there only where these tests run.
test('the types of the tests in other engines are right', async () => {
  const { output } = await run(ROOT, ['tsc', '-p', 'tests/engines']);
  expect(output).toBe('');
});
