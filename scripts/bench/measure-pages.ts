import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { inKb, weighPage } from '../lib/page-weight';

const WARM_UP = 40;
const ROUNDS = 150;
const QUERY_ROUNDS = 8;
const CPU_ROUNDS = 60;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

export interface BenchPage {
  readonly name: string;
  readonly origin: string;
  /** The server's process. */
  readonly pid: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PageTimes {
  readonly p50: number;
  readonly p95: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from the request to the last byte, on a connection that stays open. */
function time({ headers, name, origin, path }: BenchPage): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = http.get(
      `${origin}${path}`,
      { agent, headers },
      (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200)
            resolve(performance.now() - startedAt);
          else reject(new Error(`${name}: status ${response.statusCode}`));
        });
      },
    );
    request.once('error', reject);
  });
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Pages take turns, one request at a time, so that a busy machine slows all of them alike. */
export async function timePages(
  pages: readonly BenchPage[],
): Promise<PageTimes[]> {
  const times: number[][] = pages.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [index, page] of pages.entries()) {
      const taken = await time(page);
      if (round >= 0) times[index]?.push(taken);
    }
  return times.map((each) => ({
    p50: quantile(each, 0.5),
    p95: quantile(each, 0.95),
  }));
}

function cpuTicks(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Processor time of one warm page in milliseconds, whatever else the machine does; null where Linux is not. */
export async function cpuTime(page: BenchPage): Promise<number | null> {
  if (!existsSync(`/proc/${page.pid}/stat`)) return null;
  const before = cpuTicks(page.pid);
  for (let round = 0; round < CPU_ROUNDS; round += 1) await time(page);
  return ((cpuTicks(page.pid) - before) * TICK_MS) / CPU_ROUNDS;
}

async function queriesSoFar(origin: string, token: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  const count = /^sofra_database_queries_total (\d+)$/m.exec(text)?.[1];
  if (!count) throw new Error(`no query counter in:\n${text}`);
  return Number(count);
}

/** Statements that one warm page sends; the least of several loads, since jobs send some now and then. */
export async function countQueries(
  page: BenchPage,
  operatorToken: string,
): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < QUERY_ROUNDS; round += 1) {
    const before = await queriesSoFar(page.origin, operatorToken);
    await time(page);
    counts.push((await queriesSoFar(page.origin, operatorToken)) - before);
  }
  return Math.min(...counts);
}

/** The gzip of the page's HTML and of its scripts, in kB. */
export async function weightColumns(page: BenchPage): Promise<string[]> {
  const { html, script } = await weighPage(
    page.origin,
    page.path,
    page.headers,
  );
  return [inKb(html), inKb(script)];
}
