import { globSync } from 'node:fs';
import autocannon from 'autocannon';
import type { TestedServer } from './serving-servers.ts';

/** What a visitor's browser asks for: pages, and the font of the first of them. */
const PATHS = ['/', '/about', '/services/data-ai', '/industries/retail'];
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };

/** How a server did under load for some seconds. */
export interface Load {
  server: string;
  connections: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds that 99% of the answers stayed below. */
  p99: number;
  /** Connections that failed, answers that did not come, and answers other than 200. */
  errors: number;
  /** Processor time of the server for an answer, in microseconds. */
  processorTime: number | undefined;
}

/** Asks a server for pages and the font on so many connections at once. */
export async function measureLoad(server: TestedServer, connections: number, seconds: number): Promise<Load> {
  const [font] = globSync('_astro/**/*.woff2', { cwd: 'dist' });
  const paths = [...PATHS, ...(font === undefined ? [] : [`/${font}`])];
  const before = server.processorTime();
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections,
    duration: seconds,
    headers: ENCODINGS,
    requests: paths.map((path) => ({ path })),
  });
  const after = server.processorTime();
  return {
    server: server.name,
    connections,
    rate: requests.average,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
    processorTime:
      before === undefined || after === undefined ? undefined : ((after - before) / requests.total) * 1_000_000,
  };
}
