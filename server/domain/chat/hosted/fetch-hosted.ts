import { Outage } from '@/server/bounds/outage';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { findNewestMoment } from '@/server/repositories/chat/message-repository';
import type { CustomerMark, HostedChat, ReadPlace } from './hosted-chat';
import { readOn } from './read-on';
import { takeMark } from './take-marks';
import { takeMessage } from './take-message';

const HOUR_MS = 3_600_000;
/** A process that begins takes marks that were set since. */
const MARKS_MS = 7 * 24 * HOUR_MS;
/** Who reads after so short a time reads what the last one did. */
const FRESH_MS = 250;
/** After two calls without an answer nobody waits for the service for so long. */
const AWAY = { failures: 2, restMs: 5_000 };

/** Up to where this process has read the hosted service. */
interface Reading {
  messages: ReadPlace | null;
  marks: Record<CustomerMark, ReadPlace>;
  readonly seen: Set<string>;
  readonly outage: Outage;
  running: Promise<number> | null;
  fetchedAt: number;
}

const readings = new WeakMap<HostedChat, Reading>();

const placeAt = (ms: number): ReadPlace => ({
  at: `${new Date(ms).toISOString().slice(0, -1)}000000Z`,
  id: '',
});

function readingOf(hosted: HostedChat, now: Date): Reading {
  const since = placeAt(+now - MARKS_MS);
  const reading = readings.get(hosted) ?? {
    messages: null,
    marks: { hidden_at: since, read_at: since, typing_at: since },
    seen: new Set<string>(),
    outage: new Outage(AWAY),
    running: null,
    fetchedAt: -Infinity,
  };
  readings.set(hosted, reading);
  return reading;
}

async function fetchMessages(
  ctx: Ctx,
  hosted: HostedChat,
  reading: Reading,
): Promise<number> {
  const newest = reading.messages ? null : await findNewestMoment(ctx.db);
  const from = reading.messages ?? placeAt(newest ? +newest - HOUR_MS : 0);
  const { place, taken } = await readOn({
    from,
    seen: reading.seen,
    read: (after, limit) => hosted.messagesAfter(after, limit),
    placeOf: ({ createdAt: at, id }) => ({ at, id }),
    take: (message) => takeMessage(ctx, message),
  });
  reading.messages = place;
  return taken;
}

async function fetchMarks(
  ctx: Ctx,
  hosted: HostedChat,
  reading: Reading,
): Promise<number> {
  let count = 0;
  for (const mark of ['read_at', 'hidden_at', 'typing_at'] as const) {
    const { place, taken } = await readOn({
      from: reading.marks[mark],
      seen: reading.seen,
      read: (after, limit) => hosted.roomsMarkedAfter(mark, after, limit),
      placeOf: ({ id, marks }) => ({ at: marks[mark] ?? '', id }),
      take: (room) => takeMark(ctx, mark, room),
      name: mark,
    });
    reading.marks[mark] = place;
    count += taken;
  }
  return count;
}

/** One at a time in a process: who comes meanwhile gets the same. */
function fetchOnce(
  ctx: Ctx,
  hosted: HostedChat,
  reading: Reading,
): Promise<number> {
  reading.running ??= (async () => {
    const messages = await fetchMessages(ctx, hosted, reading);
    const marks = await fetchMarks(ctx, hosted, reading);
    reading.fetchedAt = performance.now();
    return messages + marks;
  })().finally(() => {
    reading.running = null;
  });
  return reading.running;
}

/**
 * Brings what customers wrote and marked at the hosted service into our own rooms; how much there was. A call reads some
 * pages at most, the next one goes on from there. 0 where chat goes by this server; rejects while the service does not answer.
 */
export async function fetchHosted(ctx: Ctx): Promise<number> {
  const { hostedChat } = ctx;
  if (!hostedChat) return 0;
  return fetchOnce(ctx, hostedChat, readingOf(hostedChat, ctx.now));
}

/** The same before somebody of the other side reads rooms. Throws unavailable in words while the service does not answer. */
export async function requireFetched(ctx: Ctx): Promise<void> {
  const { hostedChat, log } = ctx;
  if (!hostedChat) return;
  const reading = readingOf(hostedChat, ctx.now);
  if (performance.now() - reading.fetchedAt < FRESH_MS) return;
  const away = () =>
    new DomainError('unavailable', { key: 'chat.serviceAway' });
  await reading.outage
    .run(() => fetchOnce(ctx, hostedChat, reading), {
      isAway: () => true,
      refuse: () => {
        throw away();
      },
    })
    .catch((err: unknown) => {
      if (err instanceof DomainError) throw err;
      log.warn({ err }, 'the hosted chat was not read');
      throw away();
    });
}
