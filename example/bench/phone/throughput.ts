import { askAtOnce, countStatuses } from '../http-load';
import type { BenchPage } from '../measure-pages';
import type { Side } from './open-side';
import { type Numbers, printTable } from './table';

const CONNECTIONS = 8;
const WARM_UP_MS = 2_000;
const MEASURED_MS = 5_000;
/** What Chromium takes on an https page. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Answers a second to connections that each ask again at once. Throws when one is not 200. */
async function perSecond(url: string, ms: number): Promise<number> {
  const startedAt = performance.now();
  const taken = await askAtOnce(CONNECTIONS, {
    urls: [url],
    ms,
    headers: HEADERS,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const others = [...countStatuses(taken).keys()].filter((it) => it !== 200);
  if (others.length) throw new Error(`${url}: status ${others.join()}`);
  return taken.length / seconds;
}

/** Requests a second of a warm restaurant and of a page of words, the sides in turn. */
export async function compareThroughput(
  sides: readonly Side[],
  restaurantOf: (side: Side) => BenchPage,
  rounds: number,
): Promise<void> {
  const runs: Numbers[][] = sides.map(() => []);
  for (let round = -1; round < rounds; round += 1)
    for (const [index, side] of sides.entries()) {
      const { origin, path } = restaurantOf(side);
      const ms = round < 0 ? WARM_UP_MS : MEASURED_MS;
      const restaurant = await perSecond(origin + path, ms);
      const terms = await perSecond(`${origin}/terms`, ms);
      if (round >= 0)
        runs[index]?.push({
          'menu a second': restaurant,
          '/terms a second': terms,
        });
    }
  printTable(`warm pages, ${CONNECTIONS} connections, compressed`, sides, runs);
}
