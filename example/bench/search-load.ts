/** Sixteen clients that search beside one that reads settings; `node search-load.ts <origin> <seconds>`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { summary } from './bench-search';
import { SEARCH_MIX } from './measure-search';

const CLIENTS = 16;
const PAUSE_MS = 20;

const [origin = '', duration] = process.argv.slice(2);
const seconds = Number(duration);

async function time(path: string): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}${path}`);
  await answer.text();
  return { ms: performance.now() - startedAt, status: answer.status };
}

const end = performance.now() + seconds * 1000;
const searches: number[] = [];
const settings: number[] = [];
let refused = 0;

async function search(first: number): Promise<void> {
  for (let turn = first; performance.now() < end; turn += CLIENTS) {
    const path = SEARCH_MIX[turn % SEARCH_MIX.length] ?? '';
    const { ms, status } = await time(path);
    if (status === 200) searches.push(ms);
    else if (status === 503) refused += 1;
    else throw new Error(`${path}: ${status}`);
  }
}

async function readSettings(): Promise<void> {
  while (performance.now() < end) {
    settings.push((await time('/rest/settings')).ms);
    await sleep(PAUSE_MS);
  }
}

await Promise.all([
  readSettings(),
  ...Array.from({ length: CLIENTS }, (_, index) => search(index)),
]);
console.log(
  `\n${CLIENTS} searchers, ${(searches.length / seconds).toFixed(1)} searches a second, ${refused} told to come back: ${summary(searches)}`,
);
console.log(`/rest/settings beside them: ${summary(settings)}`);
