import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';

const HASHED = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/**
 * An HTTP server for a built site, which answers as the site is meant to be served: a page's address is its file's path
 * without `.html`, an address with a slash at its end is sent to the one without, and every other path gets the
 * not-found page with status 404, whatever folder or file stands behind it.
 * @throws if `folder` holds no built site.
 */
export function createSiteServer(folder: string): Server {
  const root = resolve(folder);
  const notFoundFile = join(root, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  const notFound = readFileSync(notFoundFile);
  const serveFile = sirv(root, {
    extensions: ['html'],
    etag: true,
    onNoMatch: (_request, response) => sendNotFound(response),
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/_astro/') ? HASHED : FRESH);
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

  function sendNotFound(response: ServerResponse) {
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': notFound.length,
      'Cache-Control': FRESH,
    });
    response.end(response.req.method === 'HEAD' ? undefined : notFound);
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (/\.html$|^\/404$|^\/\/|\\|%2f|%5c/i.test(path)) {
      sendNotFound(response);
    } else if (path !== '/' && path.endsWith('/')) {
      const page = path.replace(/\/+$/, '');
      if (!existsSync(join(root, `${page}.html`)) || page === '/404') sendNotFound(response);
      else response.writeHead(308, { Location: query ? `${page}?${query}` : page }).end();
    } else {
      serveFile(request, response, () => sendNotFound(response));
    }
  });
}
