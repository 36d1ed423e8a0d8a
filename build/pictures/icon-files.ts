import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ICO_ICONS, type Icon, iconOnPaper, MANIFEST_ICONS, TOUCH_ICON } from '../../src/lib/machines/icons.ts';
import { icoOf } from './ico.ts';
import { pngOf } from './png.ts';
import { siteColours, siteMark } from './site-look.ts';

/** Where programs look for an icon without being told. */
const ICO = '/favicon.ico';

/** The icons that are drawn of the mark, by their paths. */
export const iconFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  [ICO]: async () => icoOf(await Promise.all(ICO_ICONS.map(async (icon) => ({ ...icon, png: await drawn(icon) })))),
  ...Object.fromEntries([TOUCH_ICON, ...MANIFEST_ICONS].map((icon) => [icon.path, () => drawn(icon)])),
};

/** Draws all icons into a built site. */
export async function writeIcons(site: string): Promise<void> {
  await Promise.all(
    Object.entries(iconFiles).map(async ([path, draw]) => {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), await draw());
    }),
  );
}

async function drawn(icon: Icon): Promise<Buffer> {
  return pngOf(iconOnPaper(icon, await siteMark(), siteColours()), icon.size);
}
