import { testPlain } from './plain.ts';
import { openOldChromium } from './puppeteer.ts';

testPlain('Chromium 103', () => openOldChromium(103));
