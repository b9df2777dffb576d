import { describe, expect, it } from 'vitest';
import { chatHref, type ChatTarget } from '@/utils/chat/chat-address';
import { readChatTarget } from '@/utils/chat/read-chat-target';

const ID = '0b0e3a52-7d0c-4a65-9c0f-0a4a6f1d2c3b';
const TARGETS: readonly ChatTarget[] = [
  { kind: 'rooms' },
  { kind: 'support', orderId: null },
  { kind: 'support', orderId: 7 },
  { kind: 'room', id: ID },
  { kind: 'shop', orderId: 12 },
  { kind: 'courier', orderId: 20377 },
];

describe('the address of the chat', () => {
  it.each(TARGETS)('$kind is read as it was written', (target) => {
    const url = new URL(chatHref('/orders/7?a=b#c', target), 'http://x.test');
    expect(url.pathname + url.hash).toBe('/orders/7#c');
    expect(url.searchParams.get('a')).toBe('b');
    const query = Object.fromEntries(url.searchParams);
    expect(readChatTarget(query)).toEqual(target);
  });

  it.each(['', 'nobody', 'shop', 'shop-0', 'shop--1', 'courier-1e3', `${ID}0`])(
    '%s opens nothing',
    (chat) => expect(readChatTarget({ chat })).toBeNull(),
  );

  it('takes the first of several', () => {
    expect(readChatTarget({ chat: ['rooms', 'support'] })).toEqual({
      kind: 'rooms',
    });
  });
});
