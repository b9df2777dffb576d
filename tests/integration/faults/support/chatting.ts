import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';
import type { ApiAnswer } from '@/tests/support/api/api-harness';
import type { CalledApi } from '@/tests/support/api/http-api';
import {
  type EventStream,
  openEventStream,
} from '@/tests/support/event-stream';

const CHATS = '/dashboard/user/chats';
const MESSAGES = '/dashboard/user/messages';
const DESK = '/dashboard/admin/chats';
const desk = { token: E2E_OPERATOR_TOKEN };
const AGAIN_MS = 40;
const PATIENCE_MS = 60_000;

/** The same call again and again until a server answers it. */
async function untilAnswered(
  call: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call().catch(() => null);
    if (answer && answer.status !== 503) return answer;
    if (Date.now() > end) throw new Error('nobody answered');
    await sleep(AGAIN_MS);
  }
}

interface Said {
  readonly id: number;
  readonly chat_content: string;
  readonly state: string;
}

/** A customer's room with support, and both sides' calls of it; each can be made of any process. */
export async function openChat(api: CalledApi, token: string) {
  const opened = await api.post(CHATS, { role: 'admin' }, { token });
  const room = String(opened.body.data.id);
  const calls = {
    room,
    /** Writes once, however often it takes; answers the message's id. */
    say: async (chat_content: string): Promise<number> => {
      const body = { chat_id: room, client_id: randomUUID(), chat_content };
      const answer = await untilAnswered(() =>
        api.post(MESSAGES, body, { token }),
      );
      return Number(answer.body.data.id);
    },
    answer: async (chat_content: string, by = api): Promise<number> => {
      const body = { client_id: randomUUID(), chat_content };
      const path = `${DESK}/${room}/messages`;
      const answer = await untilAnswered(() => by.post(path, body, desk));
      return Number(answer.body.data.id);
    },
    list: async (by = api): Promise<readonly Said[]> => {
      const path = `${MESSAGES}?chat_id=${room}&perPage=100`;
      return (await by.get(path, { token })).body.data as Said[];
    },
    unread: async (by = api): Promise<number> =>
      Number((await by.get(CHATS, { token })).body.data[0].unread),
    read: (message_id: number, by = api) =>
      by.post(`${CHATS}/${room}/read`, { message_id }, { token }),
    readByDesk: (message_id: number, by = api) =>
      by.post(`${DESK}/${room}/read`, { message_id }, desk),
    follow: (by: CalledApi, after?: string) =>
      openEventStream(by, headersOf(token, after)),
    followAsDesk: (by: CalledApi, after?: string) =>
      openEventStream(by, headersOf(desk.token, after), `${DESK}/events`),
  };
  // people answer here: the example city's agent keeps out
  await calls.answer('Welcome');
  return calls;
}

function headersOf(token: string, after?: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(after && { 'Last-Event-ID': after }),
  };
}

/** Hears of a room's messages, up to that one; the ids of both messages and events, as they came. */
export async function hearMessages(
  stream: EventStream,
  room: string,
  upTo: number,
): Promise<{ readonly messages: number[]; readonly events: number[] }> {
  const heard = { messages: [] as number[], events: [] as number[] };
  while (heard.messages.at(-1) !== upTo) {
    const { data, id } = await stream.next('message');
    const news = data as { chat_id: string; kind: string; id: number };
    if (news.chat_id !== room) continue;
    heard.events.push(Number(id));
    if (news.kind === 'message') heard.messages.push(news.id);
  }
  return heard;
}
