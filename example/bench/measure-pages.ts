import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { inKb, weighPage } from '@/scripts/size/page-weight';

/** Of the rounds that are timed, how many more there are before them and for processor time. */
const WARM_UP_SHARE = 0.25;
const CPU_SHARE = 0.4;
const QUERY_ROUNDS = 8;
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

interface PageTimes {
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
async function timePages(
  pages: readonly BenchPage[],
  rounds: number,
): Promise<PageTimes[]> {
  const times: number[][] = pages.map(() => []);
  const warmUp = Math.ceil(rounds * WARM_UP_SHARE);
  for (let round = -warmUp; round < rounds; round += 1)
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
async function cpuTime(
  page: BenchPage,
  rounds: number,
): Promise<number | null> {
  if (!existsSync(`/proc/${page.pid}/stat`)) return null;
  const before = cpuTicks(page.pid);
  for (let round = 0; round < rounds; round += 1) await time(page);
  return ((cpuTicks(page.pid) - before) * TICK_MS) / rounds;
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
async function countQueries(
  page: BenchPage,
  operatorToken: string,
  rounds: number,
): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await queriesSoFar(page.origin, operatorToken);
    await time(page);
    counts.push((await queriesSoFar(page.origin, operatorToken)) - before);
  }
  return Math.min(...counts);
}

/** The gzip of the page's HTML and of its scripts, in kB. */
async function weightColumns(page: BenchPage): Promise<string[]> {
  const { html, script } = await weighPage(
    page.origin,
    page.path,
    page.headers,
  );
  return [inKb(html), inKb(script)];
}

const WIDTHS = [24, 9, 9, 8, 8, 9, 9, 8];
const HEADINGS = 'page,p50 ms,p95 ms,ratio,cpu ms,queries,html kB,js kB'.split(
  ',',
);

function row(cells: readonly string[]): string {
  return cells
    .map((cell, index) =>
      index ? cell.padStart(WIDTHS[index] ?? 9) : cell.padEnd(WIDTHS[0] ?? 24),
    )
    .join('');
}

/** One page after the other, each asked for `rounds` times; the first is what the others are compared with. */
export async function printPages(
  pages: readonly BenchPage[],
  operatorToken: string,
  rounds: number,
): Promise<void> {
  const times = await timePages(pages, rounds);
  const base = times[0]?.p50 ?? 1;
  const cpuRounds = Math.ceil(rounds * CPU_SHARE);
  const queryRounds = Math.min(rounds, QUERY_ROUNDS);
  console.log(row(HEADINGS));
  for (const [index, page] of pages.entries()) {
    const { p50 = 0, p95 = 0 } = times[index] ?? {};
    const queries = index
      ? await countQueries(page, operatorToken, queryRounds)
      : '-';
    const cpu = await cpuTime(page, cpuRounds);
    const ratio = (p50 / base).toFixed(2);
    const columns = [p50.toFixed(2), p95.toFixed(2), ratio];
    const others = [cpu?.toFixed(1) ?? '-', String(queries)];
    const weight = await weightColumns(page);
    console.log(row([page.name, ...columns, ...others, ...weight]));
  }
}
