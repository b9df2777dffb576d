import { describe, expect, test } from 'vitest';
import {
  isResumable,
  type OrderAttempt,
  readOrderFailure,
} from '@/utils/checkout/order-attempt';
import { sendUntilAnswered } from '@/utils/browser/backoff';
import { randomKey } from '@/utils/browser/random-key';

const LOST = new Error('lost');
const REFUSED = new Error('refused');

function sender(...outcomes: (Error | number)[]) {
  let sent = 0;
  let lost = 0;
  const waits: number[] = [];
  const send = async (): Promise<number> => {
    const outcome = outcomes[sent] ?? LOST;
    sent += 1;
    if (typeof outcome === 'number') return outcome;
    throw outcome;
  };
  const answer = sendUntilAnswered(send, {
    delays: [1, 2, 4],
    isLost: (error) => error === LOST,
    onLost: () => (lost += 1),
    wait: async (ms) => void waits.push(ms),
  });
  return { answer, sent: () => sent, lost: () => lost, waits };
}

describe('an order whose answer is lost', () => {
  test('is sent again with growing pauses until it is answered', async () => {
    const order = sender(LOST, LOST, 7);
    await expect(order.answer).resolves.toBe(7);
    expect(order.sent()).toBe(3);
    expect(order.waits).toEqual([1, 2]);
    expect(order.lost()).toBe(2);
  });

  test('ends at the first refusal', async () => {
    const order = sender(LOST, REFUSED, 7);
    await expect(order.answer).rejects.toBe(REFUSED);
    expect(order.sent()).toBe(2);
  });

  test('is given up as unknown after the last pause', async () => {
    const order = sender();
    await expect(order.answer).rejects.toBe(LOST);
    expect(order.sent()).toBe(4);
  });
});

describe('the meaning of a failed order', () => {
  test.each([
    ['no connection', 0, 'NETWORK', null, { kind: 'lost' }],
    ['a restarting server', 503, 'ERROR_503', null, { kind: 'lost' }],
    ['the same key under way', 409, 'ERROR_409', null, { kind: 'lost' }],
    ['too many calls', 429, 'ERROR_429', null, { kind: 'lost' }],
    [
      'an ordered cart',
      409,
      'ERROR_409',
      { order_id: 12 },
      { kind: 'ordered', orderId: 12 },
    ],
    [
      'another price',
      409,
      'ERROR_110',
      { old: { total_price: 10 }, new: { total_price: 12.5 } },
      { kind: 'changed', from: 10, to: 12.5 },
    ],
    ['a closed shop', 400, 'ERROR_118', null, { kind: 'refused' }],
    ['another body', 422, 'ERROR_422', null, { kind: 'mismatch' }],
    ['a dead session', 401, 'ERROR_100', null, { kind: 'refused' }],
  ])('of %s', (_name, status, code, data, meaning) => {
    expect(readOrderFailure({ status, code, data })).toEqual(meaning);
  });
});

test('only a young attempt is asked about by itself after a reload', () => {
  const attempt = { at: 1_000_000 } as OrderAttempt;
  expect(isResumable(attempt, 1_030_000)).toBe(true);
  expect(isResumable(attempt, 1_200_000)).toBe(false);
  expect(isResumable(attempt, 900_000)).toBe(false);
});

test('keys are UUIDs and never the same', () => {
  const keys = Array.from({ length: 50 }, randomKey);
  for (const key of keys)
    expect(key).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  expect(new Set(keys).size).toBe(50);
});
