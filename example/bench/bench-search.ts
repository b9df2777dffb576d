import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '@/server/app';
import { createDb } from '@/server/db/create-db';
import { readServerEnv } from '@/server/env';
import { seedInto } from './bench-city';
import { endWithUs } from './child';
import { askUntilServed } from './http-load';
import { SEARCH_MIX } from './measure-search';

const SLOWEST = 5;

interface SearchSize {
  /** Of the city; all that are written when absent. */
  readonly shops?: number;
  /** How often each search is asked for alone. */
  readonly rounds: number;
  /** How long they are asked for at the same time. */
  readonly seconds: number;
}

/** The value below which this share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** p50, p95 and the longest, in milliseconds. */
export function summary(times: readonly number[]): string {
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) =>
    quantile(times, share).toFixed(1),
  );
  return `p50 ${p50 ?? ''}  p95 ${p95 ?? ''}  max ${max ?? ''} ms`;
}

async function timeCall(url: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await askUntilServed(() => fetch(url));
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - startedAt;
}

/** Every search of the mix, one after the other: wall clock, and this process's own time, whatever else runs. */
async function benchAlone(origin: string, rounds: number): Promise<void> {
  const wall: number[] = [];
  const rows: { call: string; cpuMs: number }[] = [];
  for (const call of SEARCH_MIX) {
    await timeCall(`${origin}${call}`);
    const cpu = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1)
      wall.push(await timeCall(`${origin}${call}`));
    const { system, user } = process.cpuUsage(cpu);
    rows.push({ call, cpuMs: (system + user) / 1000 / rounds });
  }
  console.log(`\n${rows.length} searches alone: ${summary(wall)}`);
  console.log(`of the processor:  ${summary(rows.map(({ cpuMs }) => cpuMs))}`);
  for (const { call, cpuMs } of rows
    .sort((a, b) => b.cpuMs - a.cpuMs)
    .slice(0, SLOWEST))
    console.log(`  ${cpuMs.toFixed(1).padStart(6)} ms  ${decodeURI(call)}`);
}

/** Sixteen searchers in another process, somebody who reads settings beside them, and how late the event loop is. */
async function benchTogether(origin: string, seconds: number): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const script = fileURLToPath(new URL('search-load.ts', import.meta.url));
  const child = fork(script, [origin, String(seconds)], { stdio: 'inherit' });
  endWithUs(child);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  delay.disable();
  if (code !== 0) throw new Error('the searchers failed');
  console.log(
    `event loop late by:  p50 ${(delay.percentile(50) / 1e6).toFixed(1)}  p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
  );
}

/**
 * Searches in the demo city on PGlite: alone, and with sixteen clients beside `/rest/settings`. PGlite is where the
 * site has it; PGLITE_THREAD=0 shows the other place.
 */
export async function benchDemoSearch({
  rounds,
  seconds,
  shops,
}: SearchSize): Promise<void> {
  const { dataDir } = await seedInto({ shops });
  const { PGLITE_THREAD } = process.env;
  const env = readServerEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PGLITE_THREAD,
  });
  const handle = await createDb({ dataDir, inThread: env.PGLITE_THREAD });
  const app = createApp({ env, db: () => Promise.resolve(handle.db) });
  const answer = getRequestListener((request, bound) =>
    app.fetch(request, bound as never),
  );
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  try {
    await benchAlone(origin, rounds);
    await benchTogether(origin, seconds);
  } finally {
    server.closeAllConnections();
    server.close();
    await handle.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
