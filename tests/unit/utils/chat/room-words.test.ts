import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { ChatRoom } from '@/utils/chat/chat';
import { roomNote } from '@/utils/chat/room-words';

const ROOM: ChatRoom = {
  ...{ id: 'a', role: 'admin', roleId: 'admin', title: '', img: null },
  ...{ agent: null, answersIn: null, isDemo: false, orderId: null },
  ...{ closesAt: null, unread: 0, last: null, createdAt: '' },
};

const t = ((key: string, values = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as TFunction;

const note = (room: Partial<ChatRoom>): string =>
  roomNote({ ...ROOM, ...room }, t);

describe('below the name of a room', () => {
  it('stands who answers, and how fast once that is known', () => {
    expect(note({ agent: 'Kamola' })).toBe('chat.agent Kamola');
    expect(note({ agent: 'Kamola', answersIn: 2 })).toBe(
      'chat.agentIn Kamola 2',
    );
  });

  it('stands how fast support answers where nobody does by name, or its order', () => {
    expect(note({})).toBe('chat.answers');
    expect(note({ answersIn: 5 })).toBe('chat.answersIn 5');
    expect(note({ orderId: 7, answersIn: 5 })).toBe('order.number 7');
  });
});
