import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path exactly as it is written; browsers would resolve `%2e%2e` themselves. */
export function ask(
  baseURL: string | undefined,
  path: string,
  method = 'GET',
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) });
    });
    sent.on('error', reject).end();
  });
}
