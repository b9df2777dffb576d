import http from 'node:http';
import { startServer } from '@/tests/e2e/support/server';
import {
  ask,
  askAtOnce,
  askEvenly,
  countStatuses,
  quantileOf,
  type Taken,
} from './http-load';

const PATHS = [
  '/',
  '/api/v1/rest/settings',
  '/restaurant',
  '/api/v1/rest/shops/paginate?type=restaurant',
];
const PROBE_EVERY_MS = 250;

/** For how long each part is measured, in seconds. */
interface OverloadSize {
  /** With each number of connections. */
  readonly find: number;
  readonly steady: number;
  readonly storm: number;
  /** Of the storm. */
  readonly connections: number;
}

const OK = 200;
const BUSY = 503;

const written = (taken: readonly Taken[]): string =>
  [...countStatuses(taken)]
    .map(([status, count]) => `${status || 'no answer'}: ${count}`)
    .join(', ');

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** Answers a second when every connection asks again at once: the most of several numbers of connections. */
async function findLimit(
  urls: readonly string[],
  seconds: number,
): Promise<number> {
  let limit = 0;
  for (const connections of [1, 2, 4, 8]) {
    const taken = await askAtOnce(connections, {
      urls,
      ms: seconds * 1000,
    });
    const answered = taken.filter(({ status }) => status === OK).length;
    const perSecond = answered / seconds;
    console.log(
      `  ${connections} connections: ${perSecond.toFixed(0)} a second, p99 ${ms(quantileOf(taken, OK, 0.99))} (${written(taken)})`,
    );
    limit = Math.max(limit, perSecond);
  }
  return limit;
}

/** Asks for health again and again until told to stop. */
function probe(url: string): () => Promise<Taken[]> {
  const agent = new http.Agent({ keepAlive: true });
  const asked: Promise<Taken>[] = [];
  const timer = setInterval(() => asked.push(ask(url, agent)), PROBE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    const taken = await Promise.all(asked);
    agent.destroy();
    return taken;
  };
}

/** Milliseconds until a page is answered within a second again. */
async function timeRecovery(url: string): Promise<number> {
  const startedAt = performance.now();
  const agent = new http.Agent({ keepAlive: true });
  for (let turn = 0; turn < 1_000; turn += 1) {
    const { ms: took, status } = await ask(url, agent);
    if (status === OK && took < 1_000) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  agent.destroy();
  return performance.now() - startedAt;
}

const onlyHas = (taken: readonly Taken[], ...statuses: number[]): boolean =>
  taken.every(({ status }) => statuses.includes(status));

/** False when a request was neither answered nor refused, or health was not answered. */
async function printStorm(
  origin: string,
  urls: readonly string[],
  { connections, storm: seconds }: OverloadSize,
): Promise<boolean> {
  const stopProbing = probe(`${origin}/api/v1/health`);
  const storm = await askAtOnce(connections, { urls, ms: seconds * 1000 });
  const recovery = await timeRecovery(`${origin}/`);
  const health = await stopProbing();
  console.log(`${connections} connections, ${seconds} s: ${written(storm)}`);
  console.log(
    `  let in: p50 ${ms(quantileOf(storm, OK, 0.5))}, p99 ${ms(quantileOf(storm, OK, 0.99))}, longest ${ms(quantileOf(storm, OK, 1))}`,
  );
  console.log(`  refused: p99 ${ms(quantileOf(storm, BUSY, 0.99))}`);
  console.log(
    `  health: ${written(health)}, p99 ${ms(quantileOf(health, OK, 0.99))}, longest ${ms(quantileOf(health, OK, 1))}`,
  );
  console.log(`  a page within a second again after ${ms(recovery)}`);
  return onlyHas(storm, OK, BUSY) && onlyHas(health, OK);
}

/**
 * Finds the limit of the built site, then measures below it and far beyond it, in one run. False when the storm broke a
 * promise of docs/adr/0020.
 */
export async function benchOverload(size: OverloadSize): Promise<boolean> {
  const server = await startServer({
    env: { DEMO_SPEED: '1', MAX_IN_FLIGHT: '', MAX_WAIT_MS: '' },
  });
  try {
    const urls = PATHS.map((path) => `${server.url}${path}`);
    await askAtOnce(2, { urls, ms: size.find * 1000 });
    console.log('\nFinding the limit (pages and calls in turn):');
    const limit = await findLimit(urls, size.find);
    const steady = await askEvenly(limit * 0.8, {
      urls,
      ms: size.steady * 1000,
    });
    console.log(
      `At 80 % of it, ${(limit * 0.8).toFixed(0)} a second: p50 ${ms(quantileOf(steady, OK, 0.5))}, p99 ${ms(quantileOf(steady, OK, 0.99))} (${written(steady)})`,
    );
    return await printStorm(server.url, urls, size);
  } finally {
    await server.stop();
  }
}
