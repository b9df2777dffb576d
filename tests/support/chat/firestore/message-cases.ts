import type { Asked, Claims, Fields } from './asked';
import {
  ada,
  ask,
  bob,
  desk,
  earlier,
  message,
  MINE,
  type RuleCase,
  SAID,
  SHUT,
  THEIRS,
  used,
} from './case-parts';

const path = `messages/${SAID}`;

const PICTURE = 'documents/aa/44444444-4444-4444-8444-444444444444.webp';

const get = (by: Claims | null, before?: Fields) =>
  ask({ by, op: 'get', path, before });

const list = (by: Claims | null, filters: Asked['filters']) =>
  ask({ by, op: 'list', path: 'messages', filters });

const write = (by: Claims | null, more: Fields = {}, id = SAID) =>
  ask({ by, op: 'create', path: `messages/${id}`, written: message(more) });

function without(name: string) {
  const { [name]: _, ...written } = message();
  return ask({ by: ada, op: 'create', path, written });
}

const change = (by: Claims) =>
  ask({
    ...{ by, op: 'update', path, before: message({ created_at: earlier }) },
    written: message({ chat_content: 'Goodbye', created_at: earlier }),
  });

const remove = (by: Claims) =>
  ask({ by, op: 'delete', path, before: message() });

const answer = (more: Fields = {}) =>
  write(desk, { sender: 0, author: 'Nodira', seq: 3, ...more });

const READ: readonly RuleCase[] = [
  ['the owner reads a message of theirs', get(ada, message()), true],
  ['whether a message is there may be asked by who signed in', get(ada), true],
  ["nobody reads another person's message", get(bob, message()), false],
  ['a visitor reads no message', get(null, message()), false],
  [
    'the owner lists their messages',
    list(ada, [
      ['user', 'ada'],
      ['chat_id', MINE],
    ]),
    true,
  ],
  [
    'nobody lists the messages of a room by its id alone',
    list(bob, [['chat_id', MINE]]),
    false,
  ],
  ["nobody lists everybody's messages", list(bob, []), false],
  ['a visitor lists no messages', list(null, [['chat_id', MINE]]), false],
  [
    'the operator lists the messages of a room',
    list(desk, [['chat_id', MINE]]),
    true,
  ],
];

const WRITTEN: readonly RuleCase[] = [
  ['the owner writes in their room', write(ada), true],
  [
    'a picture needs no words',
    write(ada, { chat_content: '', img: PICTURE }),
    true,
  ],
  [
    "nobody writes in another person's room",
    write({ uid: 'ada', rooms: { [THEIRS]: 0 } }, { chat_id: THEIRS }),
    false,
  ],
  ['nobody writes for another person', write(bob), false],
  [
    'nobody writes in a closed room',
    write(ada, { chat_id: SHUT, roleId: '7' }),
    false,
  ],
  [
    'a customer speaks as the customer',
    write(ada, { sender: 0, seq: 3 }),
    false,
  ],
  ['a customer has no other name', write(ada, { author: 'Support' }), false],
  [
    "a customer's message has no number of the other side",
    write(ada, { seq: 3 }),
    false,
  ],
  ['a visitor writes nothing', write(null), false],
  ['a message is not empty', write(ada, { chat_content: '' }), false],
  [
    'a message has its length',
    write(ada, { chat_content: 'x'.repeat(2_001) }),
    false,
  ],
  [
    "a message's created_at is the server's",
    write(ada, { created_at: earlier }),
    false,
  ],
  [
    'a message has no field besides its own',
    write(ada, { html: '<b>' }),
    false,
  ],
  ['a message has all of its fields', without('img'), false],
  ["a message's id is its client's", write(ada, {}, 'first'), false],
  ["a message's order is a number", write(ada, { order_id: '1042' }), false],
  [
    "a picture is a private upload of our server's",
    write(ada, { img: PICTURE }),
    true,
  ],
  [
    'a picture is no address of elsewhere',
    write(ada, { img: `https://evil.example/${PICTURE}` }),
    false,
  ],
  [
    'a picture is no public one',
    write(ada, { img: PICTURE.replace('documents', 'images') }),
    false,
  ],
  ['a picture is a text', write(ada, { img: { url: PICTURE } }), false],
  [
    "a message is of its room's owner and side",
    write(ada, { roleId: '7' }),
    false,
  ],
];

const ANSWERED: readonly RuleCase[] = [
  ['the operator answers', answer(), true],
  ['the operator does not speak as the customer', answer({ sender: 1 }), false],
  ['the operator counts what they write', answer({ seq: 9 }), false],
  ['nobody changes what was said', change(ada), false],
  ['the operator changes nothing that was said', change(desk), false],
  ['nobody deletes a message', remove(ada), false],
  ['the operator deletes no message', remove(desk), false],
];

const ELSEWHERE: readonly RuleCase[] = [
  [
    'there is nothing else to read',
    ask({ by: desk, op: 'get', path: 'users/ada', before: used() }),
    false,
  ],
  [
    'there is nothing else to write',
    ask({ by: ada, op: 'create', path: `chats/${MINE}/notes/1`, written: {} }),
    false,
  ],
];

/** What the rules say of messages, and of everything else. */
export const MESSAGE_CASES: readonly RuleCase[] = [
  ...READ,
  ...WRITTEN,
  ...ANSWERED,
  ...ELSEWHERE,
];
