import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CONTENT_FOLDER } from '../content-files.ts';
import { ASSETS_FOLDER } from '../pictures/site-look.ts';
import { checkSite } from './check.ts';
import { describeProblems } from './report/problem.ts';

/** Editors save several files at once; they are checked together. In milliseconds. */
const PAUSE = 100;

/**
 * Checks the content before a build, which a problem ends; and while the development server runs, whenever a file of it, or
 * a picture, changes: then it shows what is wrong in the terminal and over the page in the browser.
 */
export function contentCheck(folder = CONTENT_FOLDER): AstroIntegration {
  return {
    name: 'content check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build') return;
        const { problems } = await checkSite(folder);
        if (problems.length === 0) return;
        logger.error(describeProblems(problems, 'nothing was built'));
        // An error would be followed by the way to this line, in which an editor would look for the problem.
        process.exit(1);
      },
      'astro:server:setup': ({ server, logger }) => {
        let shown = '';
        let timer: NodeJS.Timeout | undefined;
        const showInBrowser = () => {
          if (shown) server.ws.send({ type: 'error', err: { message: shown, stack: '' } });
        };
        const check = async () => {
          const { problems } = await checkSite(folder);
          const message = problems.length > 0 ? describeProblems(problems, 'the pages show what was there before') : '';
          if (message === shown) return;
          shown = message;
          if (message) {
            logger.error(message);
            showInBrowser();
          } else {
            logger.info('The content is right again.');
            server.ws.send({ type: 'full-reload' });
          }
        };
        const watched = [folder, ASSETS_FOLDER].map((name) => `${resolve(name)}${sep}`);
        server.watcher.on('all', (_event, path) => {
          if (!watched.some((start) => path.startsWith(start))) return;
          clearTimeout(timer);
          timer = setTimeout(check, PAUSE);
        });
        server.ws.on('connection', showInBrowser);
        return check();
      },
    },
  };
}
