import type { OperatorChatDto } from '@/server/contracts/chat/operator-chat';
import { CHAT_ROLES } from '@/utils/constants/kinds';
import { CliError, misuse } from '../cli-error';
import type { OperatorClient } from '../client';
import {
  type Command,
  PAGE_OPTION,
  pageOf,
  type Run,
  textOf,
  wordOf,
} from '../command';
import { siteClock } from '../clock';
import { pageLine, table } from '../table';
import { messageText, readMessages, say, sidesOf } from './room';
import { watchRoom, watchRooms } from './watch';

const WHOLE = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const PREFIX_MIN = 4;
/** Among so many rooms the newest are looked up by the beginning of their id. */
const LOOKED_THROUGH = 100;

/** The room that an id, or the first letters of one, means. */
async function roomOf(
  client: OperatorClient,
  word: string,
): Promise<OperatorChatDto> {
  if (WHOLE.test(word)) return client.get<OperatorChatDto>(`/chats/${word}`);
  if (!/^[0-9a-f-]+$/i.test(word) || word.length < PREFIX_MIN)
    throw misuse(
      `"${word}" is no room: give its id, or the first ${PREFIX_MIN} letters of it or more, as \`chat\` lists them.`,
    );
  const { data } = await client.list<OperatorChatDto>('/chats', {
    perPage: LOOKED_THROUGH,
  });
  const found = data.filter(({ id }) => id.startsWith(word.toLowerCase()));
  const [room] = found;
  if (room && found.length === 1) return room;
  throw new CliError(
    found.length
      ? `More than one room begins with ${word}: give more of its id.`
      : `No room among the newest ${LOOKED_THROUGH} begins with ${word}.`,
  );
}

async function listRooms({ answer, client, values }: Run): Promise<void> {
  const role = textOf(values, 'role');
  if (role !== undefined && !CHAT_ROLES.some((known) => known === role))
    throw misuse(`"${role}" is no role; they are ${CHAT_ROLES.join(', ')}.`);
  const page = await client.list<OperatorChatDto>('/chats', {
    ...pageOf(values),
    role,
    unread: values.unread ? 1 : undefined,
  });
  const clock = await siteClock({ client });
  const text = table(
    page.data,
    [
      { head: 'ROOM', cell: ({ id }) => id.slice(0, 8) },
      { head: 'NEW', cell: ({ unread }) => unread || '', right: true },
      { head: 'BETWEEN', cell: sidesOf, most: 36 },
      { head: 'ORDER', cell: (room) => room.order_id ?? '', right: true },
      {
        head: 'WAITS FOR',
        cell: (room) => {
          if (!room.unread) return '';
          return room.simulated ? 'the program' : 'you';
        },
      },
      {
        head: clock.head('LAST'),
        cell: ({ last }) => clock.at(last?.created_at ?? null),
      },
      {
        head: 'MESSAGE',
        cell: ({ last }) =>
          last?.chat_content || (last?.img ? '[picture]' : ''),
        most: 44,
      },
    ],
    values.unread ? 'No room waits for an answer.' : 'No rooms.',
  );
  answer(page.data, () => text + pageLine(page.meta));
}

async function showRoom(run: Run, room: OperatorChatDto): Promise<void> {
  const messages = await readMessages(run.client, room.id);
  const customer = room.user?.firstname ?? 'deleted account';
  const clock = await siteClock(run);
  run.answer(messages, () =>
    [
      `${sidesOf(room)}${room.order_id === null ? '' : `, order ${room.order_id}`} (${room.id})`,
      ...(room.handed_over_at
        ? [
            `Waiting for a person since ${clock.at(room.handed_over_at)} (${clock.zone}).`,
          ]
        : []),
      ...messages.map((message) => messageText(message, customer, clock)),
    ].join('\n'),
  );
}

async function sayOnce(
  run: Run,
  room: OperatorChatDto,
  words: readonly string[],
): Promise<void> {
  const content = words.join(' ').trim();
  if (!content && !textOf(run.values, 'picture'))
    throw misuse('What is said is missing.');
  const message = await say(run, room.id, content);
  run.answer(message, () => `Sent to ${sidesOf(room)}.`);
}

async function chat(run: Run): Promise<void> {
  const [first, verb, ...rest] = run.words;
  if (first === undefined) return listRooms(run);
  if (first === 'watch') return watchRooms(run);
  const room = await roomOf(run.client, wordOf(run.words, 0, 'The room'));
  if (verb === undefined) return showRoom(run, room);
  if (verb === 'say') return sayOnce(run, room, rest);
  if (verb === 'watch') return watchRoom(run, room);
  throw misuse(`"${verb}" is nothing to do with a room; say or watch is.`);
}

export const chatCommands: Readonly<Record<string, Command>> = {
  chat: {
    usage: 'chat [<room>] [say "…" [--as Kamola] [--picture file] | watch]',
    summary: 'the rooms of customers: lists, reads and answers them, also live',
    details: [
      '',
      '  chat [--unread] [--role admin|shop|courier] [--page 2]   the rooms, newest message first',
      '  chat watch                    each new message of every room, until Ctrl-C',
      '  chat <room>                   its newest messages; they count as read then',
      '  chat <room> say "On its way" --as Kamola --picture door.jpg',
      '  chat <room> watch --as Kamola  its messages as they come, until Ctrl-C; in a terminal each line you type is sent',
      '',
      '  <room> is its id, or the first letters of it. --as is the name that the customer reads.',
      '  Where the example city answers by itself, it leaves a room to you for 15 minutes after you wrote.',
    ].join('\n'),
    options: {
      ...PAGE_OPTION,
      unread: { type: 'boolean' },
      role: { type: 'string' },
      as: { type: 'string' },
      picture: { type: 'string' },
    },
    run: chat,
  },
};
