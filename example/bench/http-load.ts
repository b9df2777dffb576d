import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const ANSWER_MS = 120_000;
const AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

/** Asks again while the server is too busy, as a browser does; for a minute at most. */
export async function askUntilServed<
  Answer extends { readonly status: number },
>(send: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS;
  let answer = await send();
  while (answer.status === 503 && performance.now() < until) {
    await sleep(AGAIN_MS);
    answer = await send();
  }
  return answer;
}

export interface Taken {
  /** 0: no answer (a reset, a time-out). */
  readonly status: number;
  readonly ms: number;
}

/** One request from its sending to the last byte of its answer. Never rejects. */
export function ask(
  url: string,
  agent: http.Agent,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Taken> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number): void =>
      resolve({ status, ms: performance.now() - startedAt });
    const options = { agent, headers, timeout: ANSWER_MS };
    const request = http.get(url, options, (response) => {
      response.resume();
      response.once('error', () => end(0));
      response.once('end', () => end(response.statusCode ?? 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => end(0));
  });
}

interface Load {
  readonly urls: readonly string[];
  readonly ms: number;
  readonly headers?: http.OutgoingHttpHeaders;
}

/** So many connections, each asking again as soon as it is answered, for a time. */
export async function askAtOnce(
  connections: number,
  { headers, ms, urls }: Load,
): Promise<Taken[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const taken: Taken[] = [];
  const until = performance.now() + ms;
  let turn = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const url = urls[turn % urls.length] ?? '';
      turn += 1;
      taken.push(await ask(url, agent, headers));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return taken;
}

/** So many requests a second, whatever becomes of those before, for a time. */
export async function askEvenly(
  perSecond: number,
  { ms, urls }: Load,
): Promise<Taken[]> {
  const agent = new http.Agent({ keepAlive: true });
  const startedAt = performance.now();
  const sent: Promise<Taken>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - startedAt;
      if (passed >= ms) {
        clearInterval(timer);
        resolve();
        return;
      }
      while (sent.length < (passed / 1000) * perSecond)
        sent.push(ask(urls[sent.length % urls.length] ?? '', agent));
    }, 5);
  });
  const taken = await Promise.all(sent);
  agent.destroy();
  return taken;
}

/** A quantile of the milliseconds of those with this status. */
export function quantileOf(
  taken: readonly Taken[],
  status: number,
  share: number,
): number {
  const times = taken
    .filter((each) => each.status === status)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}

/** How many there were of each status. */
export function countStatuses(taken: readonly Taken[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { status } of taken)
    counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
