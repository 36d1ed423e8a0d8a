import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { fileOf, targetOf } from './addresses.ts';
import { headersOf } from './headers.ts';

/**
 * An HTTP server for a built site, which answers as `addresses.ts` and `headers.ts` say. Compressed files are sent where
 * they stand beside the originals and the browser accepts them.
 * @throws if `folder` holds no built site.
 */
export function createSiteServer(folder: string): Server {
  const root = resolve(folder);
  if (!existsSync(join(root, '404.html'))) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  const serveFile = sirv(root, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(fileOf(path)))) response.setHeader(name, value);
    },
  });
  const sendNotFound = notFoundSender(root);
  const isPage = (path: string) => existsSync(join(root, `${path}.html`));

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = targetOf(request.url ?? '/', isPage);
    if (target.kind === 'redirect') response.writeHead(308, { Location: target.location }).end();
    else if (target.kind === 'not-found') sendNotFound(request, response);
    else serveFile(request, response, () => sendNotFound(request, response));
  });
  return server.on('clientError', refuse);
}

/** Answers to what cannot be read as a request, where Node would close the connection with a status and no words. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const statuses: Partial<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
  const status = statuses[error.code ?? ''] ?? 400;
  const body = `${STATUS_CODES[status]}\n`;
  const headers = ['Connection: close', 'Content-Type: text/plain;charset=utf-8', `Content-Length: ${body.length}`];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
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
      ...headersOf('/404.html'),
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
