import type { AstroIntegration } from 'astro';
import { CONTENT_TYPES } from '../hosting/headers.ts';
import { alternatePath } from '../src/lib/content/page-files.ts';
import { alternatesOf } from './alternates/alternate-files.ts';
import { iconFiles } from './pictures/icon-files.ts';
import { cardFiles, drawCard } from './pictures/share-cards.ts';

/** Answers, while the development server runs, for the files that a build makes after Astro: cards, icons, Markdown. */
export function madeFiles(): AstroIntegration {
  return {
    name: 'made files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`);
            const body = await madeFile(pathname, origin);
            if (body === undefined) return next();
            const ending = pathname.slice(pathname.lastIndexOf('.') + 1);
            response.setHeader('Content-Type', CONTENT_TYPES[ending] ?? '');
            response.end(body);
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

/** The file with this path, as the content now makes it. */
async function madeFile(path: string, origin: string): Promise<Buffer | string | undefined> {
  const icon = iconFiles[path];
  if (icon) return icon();
  if (path.startsWith('/cards/')) {
    const card = (await cardFiles()).find((file) => file.path === path);
    return card && drawCard(card);
  }
  if (!path.endsWith('.md')) return undefined;
  const alternate = [...alternatesOf()].find(([page]) => alternatePath(page) === path);
  if (!alternate) return undefined;
  const [page, toMarkdown] = alternate;
  return toMarkdown(await (await fetch(origin + page)).text());
}
