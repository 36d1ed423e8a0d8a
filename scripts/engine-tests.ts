// Opens the built site in other engines than today's Chromium, and installs those that are missing where it may.
//
//   node scripts/engine-tests.ts                    all that can be had on this machine
//   node scripts/engine-tests.ts --all              fails if one of them cannot be had, as where CI=true
//   node scripts/engine-tests.ts firefox webkit     these
import { join } from 'node:path';
import { whyNotInstalled } from '../build/own-packages.ts';
import { ROOT } from '../build/site-copy.ts';
import { miniBrowser } from '../tests/engines/mini-browser.ts';
import { ensurePackages, programOf } from '../tests/support/programs.ts';
import { testWhatIsThere } from '../tests/support/test-what-is-there.ts';

const FOLDER = 'tests/engines';

const oldChromium = () => {
  const { platform, arch } = process;
  if (platform !== 'linux' || arch !== 'x64') return `it is built for Linux on x64, and this is ${platform} on ${arch}`;
  return whyNotInstalled(join(ROOT, FOLDER));
};

testWhatIsThere({
  noun: 'engine',
  folder: FOLDER,
  reasons: {
    firefox: () => {
      const isThere = () => programOf('firefox-esr', 'firefox') !== undefined;
      ensurePackages(isThere, ['firefox-esr']);
      return isThere() ? whyNotInstalled(join(ROOT, FOLDER)) : 'Firefox is not installed';
    },
    webkit: () => {
      const isThere = () => [miniBrowser(), programOf('WebKitWebDriver'), programOf('Xvfb')].every(Boolean);
      ensurePackages(isThere, ['webkit2gtk-driver', 'xvfb']);
      return isThere() ? undefined : "Debian's webkit2gtk-driver or xvfb is not installed";
    },
    'chromium-103': oldChromium,
    'chromium-122': oldChromium,
  },
});
