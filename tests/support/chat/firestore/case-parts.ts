import type { Asked, Claims, Fields, Time } from './asked';

export const MINE = '11111111-1111-4111-8111-111111111111';
export const SHUT = '22222222-2222-4222-8222-222222222222';
export const THEIRS = '33333333-3333-4333-8333-333333333333';
export const SAID = '44444444-4444-4444-8444-444444444444';

const NOW = '2026-05-04T10:00:00.000000000Z';
const AT = +new Date(NOW) / 1_000;

export const now: Time = { time: NOW };
export const earlier: Time = { time: '2026-05-04T09:00:00.000000000Z' };

/** Ada may write in her own room, and the other one closed a second ago. */
export const ada: Claims = { uid: 'ada', rooms: { [MINE]: 0, [SHUT]: AT - 1 } };
export const bob: Claims = { uid: 'bob', rooms: { [THEIRS]: 0 } };
export const desk: Claims = { uid: 'desk', sofra_role: 'admin' };
export const adaAt = (closes: number): Claims => ({
  uid: 'ada',
  rooms: { [MINE]: AT + closes },
});

/** A room as it is made, with what a case changes of it. */
export const room = (more: Fields = {}): Fields => ({
  ...{ user: 'ada', role: 'admin', roleId: 'admin', title: '', img: null },
  ...{ simulated: false, order_id: null, closes_at: null, created_at: now },
  ...{ agent: null, last: null, last_at: null, count_other: 0, count_read: 0 },
  ...{ read_at: null, typing_at: null, hidden_at: null },
  ...{ other_delivered_at: null, other_read_at: null, other_typing_at: null },
  ...more,
});

/** The same room a while later: the other side wrote three times. */
export const used = (more: Fields = {}): Fields =>
  room({ created_at: earlier, count_other: 3, count_read: 1, ...more });

export const message = (more: Fields = {}): Fields => ({
  ...{ chat_id: MINE, user: 'ada', roleId: 'admin', chat_content: 'Hello' },
  ...{ sender: 1, author: null, img: null, order_id: null, seq: 0 },
  ...{ created_at: now, ...more },
});

export const last = (more: Fields = {}): Fields => ({
  ...{ id: SAID, content: 'Hello', sender: 1, author: null },
  ...{ img: false, order_id: null, ...more },
});

interface Question {
  readonly by: Claims | null;
  readonly op: Asked['op'];
  readonly path: string;
  readonly before?: Fields;
  readonly written?: Fields;
  readonly filters?: Asked['filters'];
  /** Other documents as they stand after the write. */
  readonly beside?: Readonly<Record<string, Fields>>;
}

/** A question as the stand-in would ask it; there are Ada's room and Bob's. */
export function ask({ by, op, path, ...more }: Question): Asked {
  const there: Readonly<Record<string, Fields>> = {
    [`chats/${MINE}`]: used(),
    [`chats/${SHUT}`]: used({ role: 'shop', roleId: '7' }),
    [`chats/${THEIRS}`]: used({ user: 'bob' }),
    ...(more.written && { [path]: more.written }),
    ...more.beside,
  };
  return {
    ...{ auth: by, op, path, now: NOW },
    before: more.before ?? null,
    written: more.written ?? null,
    filters: more.filters ?? [],
    after: (other) => there[other] ?? null,
  };
}

/** Name of the case, what is asked, and whether it is allowed. */
export type RuleCase = readonly [name: string, asked: Asked, allowed: boolean];
