import type { Load } from './serving-load.ts';
import { EMBEDDED, NGINX } from './serving-servers.ts';
import { median } from './statistics.ts';
import { decimal, markdownTable, times, whole } from './table.ts';

/** The least part of nginx's rate that the embedded server is to reach. */
const LEAST = 0.5;
const MANY = 1000;

interface ServingGoal {
  goal: string;
  measured: string;
  isMet: boolean;
}

/** What is asked of the embedded server, and what was measured. */
export function goalsOfServing(loads: Load[]): ServingGoal[] {
  const ratios = connectionsOf(loads).map((connections) => ({ connections, ratio: ratioAt(loads, connections) }));
  const errors = of(loads, EMBEDDED, MANY).reduce((sum, load) => sum + load.errors, 0);
  return [
    ...ratios.map(({ connections, ratio }) => ({
      goal: `at least ${LEAST} of nginx's rate at ${whole(connections)} connections`,
      measured: times(ratio),
      isMet: ratio >= LEAST,
    })),
    { goal: `no error at ${whole(MANY)} connections`, measured: whole(errors), isMet: errors === 0 },
  ];
}

/** One row for each server and number of connections. */
export function servingTable(loads: Load[]): string {
  const head = ['connections', 'server', 'answers a second', 'p99', 'errors', 'processor time an answer'];
  const rows = connectionsOf(loads).flatMap((connections) =>
    [EMBEDDED, NGINX].map((server) => {
      const rounds = of(loads, server, connections);
      const time = rounds.flatMap(({ processorTime }) => processorTime ?? []);
      return [
        whole(connections),
        server,
        whole(median(rounds.map(({ rate }) => rate))),
        `${whole(median(rounds.map(({ p99 }) => p99)))} ms`,
        whole(rounds.reduce((sum, { errors }) => sum + errors, 0)),
        `${decimal(time.length > 0 ? median(time) : undefined, 0)} µs`,
      ];
    }),
  );
  return markdownTable(head, rows, [0, 2, 3, 4, 5]);
}

/** The whole of `RESULTS-serving.md`. `facts` say where and how was measured, one a line. */
export function servingPage(loads: Load[], facts: string[]): string {
  const goals = goalsOfServing(loads).map(({ goal, measured, isMet }) => [
    goal,
    measured,
    isMet ? 'met' : '**not met**',
  ]);
  return `${[
    '# How fast the site is served',
    'Written by `npm run bench:serve`; not to be edited by hand. The machine has to be idle. What pages cost: [RESULTS.md](RESULTS.md).',
    facts.map((fact) => `- ${fact}`).join('\n'),
    'Both servers send the same files and headers: four pages and the font in turns, with Brotli, over HTTP/1.1 on 127.0.0.1.',
    markdownTable(['goal of the embedded server', 'measured', 'met'], goals),
    servingTable(loads),
    'The source of the load takes one processor for itself, so a rate says what both reach together; the processor time says what the server alone needs.',
  ].join('\n\n')}\n`;
}

function ratioAt(loads: Load[], connections: number): number {
  const rate = (server: string) => median(of(loads, server, connections).map((load) => load.rate));
  return rate(EMBEDDED) / rate(NGINX);
}

function of(loads: Load[], server: string, connections: number): Load[] {
  return loads.filter((load) => load.server === server && load.connections === connections);
}

function connectionsOf(loads: Load[]): number[] {
  return [...new Set(loads.map(({ connections }) => connections))];
}
