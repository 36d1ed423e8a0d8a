import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';

const HASHED = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';
const RULES = '/speculation-rules.json';

/**
 * An HTTP server for a built site, which answers as the site is meant to be served: a page's address is its file's path
 * without `.html`, an address with a slash at its end is sent to the one without, and every other path gets the
 * not-found page with status 404, whatever folder or file stands behind it. Compressed files are sent where they stand
 * beside the originals and the browser accepts them.
 * @throws if `folder` holds no built site.
 */
export function createSiteServer(folder: string): Server {
  const root = resolve(folder);
  if (!existsSync(join(root, '404.html'))) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  const hasRules = existsSync(join(root, RULES));
  const serveFile = sirv(root, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/_astro/') ? HASHED : FRESH);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (path === RULES) response.setHeader('Content-Type', 'application/speculationrules+json');
      else if (hasRules && !/\.\w+$/.test(path)) response.setHeader('Speculation-Rules', `"${RULES}"`);
    },
  });
  const sendNotFound = notFoundSender(root);

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (/\.(html|br|gz)$|^\/404$|^\/\/|\\|%2f|%5c/i.test(path)) {
      sendNotFound(request, response);
    } else if (path !== '/' && path.endsWith('/')) {
      const page = path.replace(/\/+$/, '');
      if (!existsSync(join(root, `${page}.html`)) || page === '/404') sendNotFound(request, response);
      else response.writeHead(308, { Location: query ? `${page}?${query}` : page }).end();
    } else {
      serveFile(request, response, () => sendNotFound(request, response));
    }
  });
}

/** Sends the not-found page, in the first of its compressed forms that the browser accepts. */
function notFoundSender(root: string) {
  const forms = [
    { encoding: 'br', file: '404.html.br' },
    { encoding: 'gzip', file: '404.html.gz' },
  ].flatMap(({ encoding, file }) => {
    const path = join(root, file);
    return existsSync(path) ? [{ encoding, body: readFileSync(path) }] : [];
  });
  const plain = { encoding: undefined, body: readFileSync(join(root, '404.html')) };

  return (request: IncomingMessage, response: ServerResponse) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const { encoding, body } = forms.find((form) => accepted.includes(form.encoding)) ?? plain;
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': FRESH,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
