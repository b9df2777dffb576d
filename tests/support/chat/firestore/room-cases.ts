import type { Asked, Claims, Fields } from './asked';
import {
  ada,
  adaAt,
  ask,
  bob,
  desk,
  earlier,
  last,
  message,
  MINE,
  now,
  room,
  type RuleCase,
  SAID,
  SHUT,
  THEIRS,
  used,
} from './case-parts';

const path = `chats/${MINE}`;

const get = (by: Claims | null, before?: Fields) =>
  ask({ by, op: 'get', path, before });

const list = (by: Claims | null, user?: string) => {
  const filters: Asked['filters'] = user === undefined ? [] : [['user', user]];
  return ask({ by, op: 'list', path: 'chats', filters });
};

const make = (by: Claims, more: Fields = {}, id = MINE) =>
  ask({ by, op: 'create', path: `chats/${id}`, written: room(more) });

function without(name: string): Fields {
  const { [name]: _, ...rest } = room();
  return rest;
}

const mark = (by: Claims, more: Fields, id = MINE, beside?: Fields) =>
  ask({
    ...{ by, op: 'update', path: `chats/${id}`, before: used() },
    written: used(more),
    beside: beside && { [`messages/${SAID}`]: beside },
  });

const READ: readonly RuleCase[] = [
  ['the owner reads their room', get(ada, used()), true],
  [
    'whether a room is there may be asked by who signed in',
    get(ada, undefined),
    true,
  ],
  ["nobody reads another person's room", get(bob, used()), false],
  ['a visitor reads no room', get(null, used()), false],
  ['the operator reads every room', get(desk, used()), true],
  ['the owner lists their rooms', list(ada, 'ada'), true],
  ["nobody lists everybody's rooms", list(ada), false],
  ["nobody lists another person's rooms", list(ada, 'bob'), false],
  ['a visitor lists no rooms', list(null, 'ada'), false],
  ['the operator lists every room', list(desk), true],
];

const MADE: readonly RuleCase[] = [
  ['the owner makes the room that our server opened', make(ada), true],
  [
    'nobody makes a room that our server did not open',
    make(ada, {}, THEIRS),
    false,
  ],
  ['nobody makes a room for another person', make(ada, { user: 'bob' }), false],
  [
    "a room's created_at is the server's",
    make(ada, { created_at: earlier }),
    false,
  ],
  ['a new room has no field besides its own', make(ada, { vip: true }), false],
  [
    'a new room has all of its fields',
    ask({ by: ada, op: 'create', path, written: without('last') }),
    false,
  ],
  [
    'a new room has no marks of the other side',
    make(ada, { other_read_at: now }),
    false,
  ],
  [
    "a room's title has its length",
    make(ada, { title: 'x'.repeat(201) }),
    false,
  ],
  ['support alone is called admin', make(ada, { role: 'shop' }), false],
];

const OPEN: readonly RuleCase[] = [
  [
    'a room that the token does not name is closed',
    mark({ uid: 'ada' }, { typing_at: now }),
    false,
  ],
  ['a room that closed is closed', mark(adaAt(-1), { typing_at: now }), false],
  [
    'a room that closes later is open',
    mark(adaAt(60), { typing_at: now }),
    true,
  ],
  ['the owner types now', mark(ada, { typing_at: now }), true],
  ['nobody types at another time', mark(ada, { typing_at: earlier }), false],
  ['nobody types in a closed room', mark(ada, { typing_at: now }, SHUT), false],
  [
    'a closed room can be read and hidden',
    mark(ada, { count_read: 3, read_at: now, hidden_at: now }, SHUT),
    true,
  ],
  [
    'a new order takes the room over',
    mark(ada, { order_id: 1042, closes_at: earlier, title: 'Plov' }),
    true,
  ],
  [
    'a closed room is taken over by no order',
    mark(ada, { order_id: 1042 }, SHUT),
    false,
  ],
];

const MARKED: readonly RuleCase[] = [
  [
    'the owner marks as read what they have got',
    mark(ada, { count_read: 3, read_at: now }),
    true,
  ],
  [
    'nobody reads at another time',
    mark(ada, { count_read: 3, read_at: earlier }),
    false,
  ],
  ['what was read is not unread again', mark(ada, { count_read: 0 }), false],
  ['nobody reads more than was written', mark(ada, { count_read: 4 }), false],
  ['the owner hides their room', mark(ada, { hidden_at: now }), true],
  [
    'nobody gives their room to another person',
    mark(ada, { user: 'bob' }),
    false,
  ],
  ["nobody changes a room's role", mark(ada, { role: 'shop' }), false],
  [
    'nobody sets the marks of the other side',
    mark(ada, { other_read_at: now }),
    false,
  ],
  [
    'nobody sets how much the other side wrote',
    mark(ada, { count_other: 9 }),
    false,
  ],
  [
    "nobody marks another person's room",
    mark({ uid: 'bob', rooms: { [MINE]: 0 } }, { count_read: 3 }),
    false,
  ],
  [
    'the last words are those of a message',
    mark(ada, { last: last(), last_at: now }, MINE, message()),
    true,
  ],
  [
    "the last words are not another room's",
    mark(ada, { last: last(), last_at: now }, MINE, message({ chat_id: SHUT })),
    false,
  ],
  [
    "the last words are not the other side's",
    mark(
      ada,
      { last: last({ sender: 0 }), last_at: now },
      MINE,
      message({ sender: 0 }),
    ),
    false,
  ],
];

const SERVED: readonly RuleCase[] = [
  [
    'the operator sets the marks of the other side',
    mark(desk, { agent: 'Nodira', other_read_at: now, other_typing_at: now }),
    true,
  ],
  [
    'the operator sets no marks of the customer',
    mark(desk, { count_read: 3 }),
    false,
  ],
  [
    'an operator by another name is none',
    mark({ uid: 'eve', sofra_role: 'owner' }, { other_read_at: now }),
    false,
  ],
  [
    'nobody deletes a room',
    ask({ by: ada, op: 'delete', path, before: used() }),
    false,
  ],
  [
    'the operator deletes no room',
    ask({ by: desk, op: 'delete', path, before: used() }),
    false,
  ],
];

/** What the rules say of rooms. */
export const ROOM_CASES: readonly RuleCase[] = [
  ...READ,
  ...MADE,
  ...OPEN,
  ...MARKED,
  ...SERVED,
];
