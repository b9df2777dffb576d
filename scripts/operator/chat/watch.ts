import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperatorClient } from '@/scripts/operator/client';
import type { MessageListDto } from '@/server/contracts/chat/chat';
import type { OperatorChatDto } from '@/server/contracts/chat/operator-chat';
import { TYPING_EVERY_MS } from '@/utils/chat/chat';
import { CliError } from '../cli-error';
import { PassingError } from '../client';
import { siteClock } from '../clock';
import type { Run } from '../command';
import {
  messageText,
  PAGE,
  readMessages,
  say,
  sidesOf,
  WHOLE_ADDRESSES,
} from './room';

/** The pause before something is tried again. */
const RETRY_MS = 2_000;

/** One event of a stream; `position` says that it is connected: what comes from now on is told. */
interface StreamEvent {
  readonly type: string;
  readonly data: string;
}

interface Block extends StreamEvent {
  readonly id: string | null;
}

function parseBlock(block: string): Block {
  const valueOf = (name: string): string | null =>
    new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? null;
  return {
    id: valueOf('id'),
    type: valueOf('event') ?? '',
    data: valueOf('data') ?? '{}',
  };
}

async function* blocksOf(response: Response): AsyncGenerator<Block> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body) {
    rest += decoder.decode(bytes as Uint8Array, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks.map(parseBlock);
  }
}

/**
 * The events below this path as they come, until the signal aborts. A lost connection is taken up again where it ended
 * (Last-Event-ID), so that none is missed; a token that is not known ends it with CliError.
 */
async function* followStream(
  client: OperatorClient,
  path: string,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  let lastEventId: string | null = null;
  while (!signal.aborted) {
    try {
      const response = await client.stream(path, lastEventId, signal);
      for await (const { id, ...event } of blocksOf(response)) {
        lastEventId = id ?? lastEventId;
        if (event.type || id !== null)
          yield { ...event, type: event.type || 'position' };
        if (signal.aborted) return;
      }
    } catch (error) {
      if (error instanceof CliError) throw error;
      // the connection is gone: it is tried again
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => null);
  }
}

const EVENTS = '/chats/events';

interface News {
  readonly chat_id: string;
  readonly kind: string;
  readonly id: number;
}

/** Does it again until the server answers: it is being started anew, or has no time. What it refuses is thrown. */
async function patiently<T>(run: Run, work: () => Promise<T>): Promise<T> {
  let isTold = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PassingError) || run.signal.aborted) throw error;
      if (!isTold) run.note(`${error.message} It is tried again.`);
      isTold = true;
    }
    await sleep(RETRY_MS, undefined, { signal: run.signal }).catch(() => null);
  }
}

/** Writes a room's newest messages, or all that came after one; answers the newest one. */
async function writeNew(
  run: Run,
  room: OperatorChatDto,
  after?: number,
): Promise<number> {
  const messages = await patiently(run, () =>
    readMessages(run.client, room.id, after),
  );
  const customer = room.user?.firstname ?? 'deleted account';
  const clock = await patiently(run, () => siteClock(run));
  for (const message of messages)
    run.answer(message, () => messageText(message, customer, clock));
  const newest = messages.at(-1)?.id ?? after ?? 0;
  return after !== undefined && messages.length === PAGE
    ? writeNew(run, room, newest)
    : newest;
}

/** The rooms that wait for an answer now. */
async function writeWaiting(run: Run): Promise<void> {
  const { data } = await run.client.list<OperatorChatDto>('/chats', {
    unread: 1,
    perPage: 100,
  });
  for (const room of [...data].reverse())
    run.answer(
      room,
      () =>
        `${room.id.slice(0, 8)}  ${sidesOf(room)}: ${room.unread} new, ${room.last?.chat_content ?? ''}`,
    );
}

/** One message of any room, as it came. */
async function writeMessageOf(run: Run, { chat_id, id }: News): Promise<void> {
  const room = await run.client.get<OperatorChatDto>(`/chats/${chat_id}`);
  const { data } = await run.client.whole<MessageListDto>(
    `/chats/${chat_id}/messages`,
    { after: id - 1, perPage: 1, ...WHOLE_ADDRESSES },
  );
  const customer = sidesOf(room);
  const clock = await siteClock(run);
  for (const message of data)
    run.answer(
      message,
      () => `${chat_id.slice(0, 8)}  ${messageText(message, customer, clock)}`,
    );
}

/** Goes on until the tool is stopped; what is under way then is nobody's failure. */
async function untilStopped(run: Run, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!run.signal.aborted) throw error;
  }
}

/** Each new message of every room, until the tool is stopped. */
export const watchRooms = (run: Run): Promise<void> =>
  untilStopped(run, () => followRooms(run));

async function followRooms(run: Run): Promise<void> {
  let isBegun = false;
  for await (const { data, type } of followStream(
    run.client,
    EVENTS,
    run.signal,
  )) {
    const news = JSON.parse(data) as News;
    const isStart = type === 'position' && !isBegun;
    isBegun = true;
    if (type === 'reset' || isStart)
      await patiently(run, () => writeWaiting(run));
    else if (news.kind === 'message')
      await patiently(run, () => writeMessageOf(run, news));
  }
}

/** Tells the customer that somebody types, every few seconds at most; nobody waits for it. */
function typingTeller({ client }: Run, { id }: OperatorChatDto): () => void {
  let toldAt = -Infinity;
  return () => {
    const now = Date.now();
    if (now - toldAt < TYPING_EVERY_MS) return;
    toldAt = now;
    client.send('POST', `/chats/${id}/typing`).catch(() => undefined);
  };
}

/** Sends each line that is typed, once, also to a server that comes back; what is refused is said, and typing goes on. */
async function sendLines(run: Run, room: OperatorChatDto): Promise<void> {
  for await (const line of run.lines?.(typingTeller(run, room)) ?? []) {
    if (run.signal.aborted) return;
    if (!line.trim()) continue;
    const clientId = randomUUID();
    try {
      await patiently(run, () => say(run, room.id, line, clientId));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      run.note(`Not sent: ${error.message}`);
    }
  }
}

/** A room's messages as they come, until the tool is stopped; what is typed is sent. */
export const watchRoom = (run: Run, room: OperatorChatDto): Promise<void> =>
  untilStopped(run, () => followRoom(run, room));

async function followRoom(run: Run, room: OperatorChatDto): Promise<void> {
  let after = await writeNew(run, room);
  const typing = sendLines(run, room);
  for await (const { data, type } of followStream(
    run.client,
    EVENTS,
    run.signal,
  )) {
    const { chat_id: id, kind } = JSON.parse(data) as News;
    const isGap = type === 'reset' || type === 'position';
    if (isGap || (id === room.id && kind === 'message'))
      after = await writeNew(run, room, after);
    else if (id === room.id && kind === 'typing')
      run.answer({ typing: true }, () => '  … types');
  }
  await typing;
}
