import http from 'node:http';
import { randomOf } from '@/scripts/lib/random';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';
import { openEventStream } from '@/tests/support/event-stream';
import { httpApi } from '@/tests/support/api/http-api';
import { type HeapReader, heapOf, type Memory } from '../heap-of';
import { askUntilServed } from '../http-load';
import { CALLS_OF_KITCHEN } from './soak-kitchen';
import { HEAP_MB, openSoaked, type Soaked } from './soak-place';
import { nextVisit, type Visit } from './soak-visits';

/** Requests that are under way at a time. */
const AT_ONCE = 6;
/** Caches are warm after so many requests, in a short run after half of them: the first look. */
const WARM = 2_000;
const PARTS = 3;
/** One of so many is a whole order, five calls of its own and those of its kitchen. */
const ORDER_EVERY = 100;
const CALLS_OF_ORDER = 5 + CALLS_OF_KITCHEN;
/** The visit of so many that is a talk with support, eight calls of its own. */
const CHAT_AT = 50;
const CALLS_OF_CHAT = 8;
/** One stream for so many requests. */
const STREAM_EVERY = 20;
const STREAMS_AT_ONCE = 8;
const MB = 1024 * 1024;

interface SoakSize {
  readonly requests: number;
  /** The heap at the end, against that of the first look, at most; few requests do not warm the caches. */
  readonly growth: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Its status, after the last byte. */
function send(
  origin: string,
  { path, signedIn }: Visit,
  token: string,
): Promise<{ readonly status: number }> {
  const headers = {
    'accept-encoding': 'gzip',
    ...(signedIn && { cookie: `access_token=${token}` }),
  };
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}${path}`, { agent, headers }, (got) => {
      got.resume();
      got.once('error', reject);
      got.once('end', () => resolve({ status: got.statusCode ?? 0 }));
    });
    request.once('error', reject);
  });
}

/** Does the work for 0 … count - 1, so many at a time. */
async function inParallel(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runner = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
}

type Wrong = Map<string, number>;

function visitor({ chat, order, place, server, tokens }: Soaked, wrong: Wrong) {
  const random = randomOf('soak');
  let orders = 0;
  let talks = 0;
  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
  return async (index: number): Promise<void> => {
    if (index % ORDER_EVERY === 0) {
      const trouble = await order(orders++);
      if (trouble) note(`order: ${trouble.slice(0, 120)}`);
      return;
    }
    // an order is many calls
    const at = index % ORDER_EVERY;
    if (at < CALLS_OF_ORDER) return;
    if (at === CHAT_AT) {
      const trouble = await chat(talks++);
      if (trouble) note(`chat: ${trouble.slice(0, 120)}`);
    }
    if (at >= CHAT_AT && at < CHAT_AT + CALLS_OF_CHAT) return;
    const visit = nextVisit(place, random);
    const token = tokens[index % tokens.length] ?? '';
    const { status } = await askUntilServed(() =>
      send(server.url, visit, token),
    );
    if (!visit.right.includes(status))
      note(`${status} ${visit.path.replaceAll(/\d{4,}/g, '…')}`);
  };
}

/** Of a customer, and now and then of those who answer the chat, and of a kitchen's board. */
async function stream({ kitchen, server, tokens }: Soaked, index: number) {
  const turn = index % STREAMS_AT_ONCE;
  const isDesk = turn === 0;
  const token = isDesk
    ? E2E_OPERATOR_TOKEN
    : (tokens[index % tokens.length] ?? '');
  const path = isDesk
    ? '/dashboard/admin/chats/events'
    : turn === 1
      ? kitchen.events
      : undefined;
  const opened = await openEventStream(
    httpApi(() => server.url),
    { authorization: `Bearer ${token}` },
    path,
  );
  if (opened.status === 200) await opened.next('id-only');
  await opened.close();
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(1).padStart(8);

function print(what: string, { buffers, files, heapUsed, rss }: Memory): void {
  console.log(
    `${what.padEnd(34)}${inMb(heapUsed)} MB heap${inMb(buffers)} MB buffers${inMb(rss)} MB resident${String(files).padStart(5)} open files`,
  );
}

async function phases(
  soaked: Soaked,
  heap: HeapReader,
  { growth: most, requests }: SoakSize,
): Promise<boolean> {
  const look = async (what: string): Promise<number> => {
    const memory = await heap.read();
    print(what, memory);
    return memory.heapUsed;
  };
  const wrong: Wrong = new Map();
  const visit = visitor(soaked, wrong);
  const warm = Math.min(WARM, Math.ceil(requests / 2));
  await look('at the start');
  await inParallel(warm, AT_ONCE, visit);
  const first = await look(`after ${warm} requests`);
  let last = first;
  const part = Math.ceil((requests - warm) / PARTS);
  for (let done = warm; done < requests; done += part) {
    const count = Math.min(part, requests - done);
    await inParallel(count, AT_ONCE, visit);
    last = await look(`after ${done + count} requests`);
  }
  const streams = Math.ceil(requests / STREAM_EVERY);
  await inParallel(streams, STREAMS_AT_ONCE, (index) => stream(soaked, index));
  const end = await look(`after ${streams} event streams`);
  for (const [what, times] of wrong) console.log(`${times} × ${what}`);
  const growth = Math.max(last, end) / first;
  console.log(
    `With a heap of at most ${HEAP_MB} MB it grew ${((growth - 1) * 100).toFixed(1)} % (at most ${((most - 1) * 100).toFixed(0)} %).`,
  );
  return growth <= most && wrong.size === 0;
}

/**
 * `npm run bench -- --only soak [--requests 20000]`: mixed pages and calls on a server with a small heap, then event
 * streams that come and go. False: memory grew by more than allowed after the first look, or an answer was wrong.
 */
export async function soak(size: SoakSize): Promise<boolean> {
  const soaked = await openSoaked();
  try {
    const heap = await heapOf(soaked.server);
    try {
      return await phases(soaked, heap, size);
    } finally {
      heap.close();
    }
  } finally {
    agent.destroy();
    await soaked.stop();
  }
}
