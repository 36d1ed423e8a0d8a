import { testPlain } from './plain.ts';
import { openOldChromium } from './puppeteer.ts';

testPlain('Chromium 122', () => openOldChromium(122));
