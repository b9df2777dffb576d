import { Outage } from '@/server/bounds/outage';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { putRoomAway } from '@/server/domain/chat/hide-room';
import { markReadByCustomer } from '@/server/domain/chat/mark-read';
import { tellDeskTyping } from '@/server/domain/chat/tell-typing';
import {
  roomSubject,
  writeMessage,
  type WrittenMessage,
} from '@/server/domain/chat/write-message';
import { storageKey, uploadPath } from '@/server/domain/picture/upload-path';
import { DomainError } from '@/server/errors';
import {
  findAnswerId,
  findMessageByClientId,
  findNewestMoment,
} from '@/server/repositories/chat/message-repository';
import { findOrderForRoom } from '@/server/repositories/chat/room-order-repository';
import {
  findRoom,
  findRoomCustomer,
  type RoomRow,
} from '@/server/repositories/chat/room-repository';
import { findDocuments } from '@/server/repositories/picture/upload-repository';
import { cleanMessage, isMessageTooLong } from '@/utils/chat/message-text';
import { INTEGER_MAX } from '@/utils/constants/limits';
import type {
  CustomerMark,
  HostedChat,
  HostedMessage,
  HostedRoom,
  ReadPlace,
} from './hosted-chat';
import { readOn } from './read-on';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const AUTHOR_MAX = 100;

/** The room that a document names, if it is its customer's; null: nothing of ours. */
async function roomOf(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  customer: string,
): Promise<RoomRow | null> {
  const room = UUID.test(id) ? await findRoom(db, id) : null;
  const owner = room && (await findRoomCustomer(db, room.id));
  return room && owner === customer ? room : null;
}

/** A picture that was bound to the room before (room-pictures.ts), with its size. */
async function pictureOf(
  ctx: Ctx,
  room: RoomRow,
  { img }: HostedMessage,
): Promise<WrittenMessage['img']> {
  if (img === null) return null;
  const usedFor = roomSubject(room);
  const [path] = await findDocuments(ctx.db, [uploadPath(img)], { usedFor });
  const bytes = path && (await ctx.storage.read(storageKey(path)));
  const size = bytes && (await ctx.pictureEncoder.measure(bytes));
  return size && path ? { path, ...size } : null;
}

async function orderOf(
  { db }: Ctx,
  { userId }: RoomRow,
  { orderId }: HostedMessage,
): Promise<number | null> {
  if (orderId === null || userId === null) return null;
  if (orderId < 1 || orderId > INTEGER_MAX) return null;
  return (await findOrderForRoom(db, orderId, userId)) ? orderId : null;
}

/**
 * Writes a message of the hosted service into our own room, once, with its inbox row, push and events as any other; its
 * moment is the service's. What names another person's room, picture or order is left out, as is what could not have
 * been written by our pages; false then, and for a message that is there.
 */
async function takeMessage(ctx: Ctx, message: HostedMessage): Promise<boolean> {
  const { author, chatId, customer, id, sender } = message;
  if (!UUID.test(id) || (sender !== 0 && sender !== 1)) return false;
  const room = await roomOf(ctx, chatId, customer);
  if (!room || (await findMessageByClientId(ctx.db, room.id, id))) return false;
  const content = cleanMessage(message.content);
  const img = await pictureOf(ctx, room, message);
  const orderId = await orderOf(ctx, room, message);
  const isEmpty = !content && !img && orderId === null;
  if (isEmpty || isMessageTooLong(content)) return false;
  const name = sender === 0 ? (author?.slice(0, AUTHOR_MAX) ?? null) : null;
  await inTransaction(ctx, ({ db }) =>
    // without the hosted service: it came from there
    writeMessage({ db, now: new Date(message.createdAt) }, room, {
      ...{ sender, author: name, content, img, orderId },
      clientId: id,
    }),
  );
  return true;
}

/** That somebody typed is news for so long. */
const TYPING_MS = 6_000;

/** Brings a mark that a customer set at the hosted service into our own room. */
async function takeMark(
  ctx: Ctx,
  mark: CustomerMark,
  hosted: HostedRoom,
): Promise<void> {
  const room = await roomOf(ctx, hosted.id, hosted.customer);
  const at = hosted.marks[mark];
  if (!room || !at) return;
  if (mark === 'read_at') {
    const id = await findAnswerId(ctx.db, room.id, hosted.countRead);
    if (id !== null) await markReadByCustomer(ctx, room, id);
  } else if (mark === 'hidden_at') {
    // what was said later brought it back
    const isLast = at > (hosted.lastAt ?? '');
    const said = room.lastMessageAt;
    if (isLast && !(said && said > new Date(at))) await putRoomAway(ctx, room);
  } else if (+ctx.now - +new Date(at) < TYPING_MS) {
    await tellDeskTyping(ctx, room);
  }
}

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
