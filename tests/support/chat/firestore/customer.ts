import { randomUUID } from 'node:crypto';
import type { Claims, Fields } from './asked';
import { SERVER_TIME, type StandIn } from './stand-in';

interface Customer {
  /** The customer's uuid, as their token has it. */
  readonly uid: string;
  readonly roomId: string;
  readonly role?: string;
  readonly roleId?: string;
}

/** A customer's own page at Firestore, in one room: each write as the rules let them. */
export function firestoreCustomer(
  standIn: StandIn,
  { role = 'admin', roleId = 'admin', roomId, uid }: Customer,
) {
  const claims: Claims = { uid, rooms: { [roomId]: 0 } };
  const path = `chats/${roomId}`;
  const room = (): Fields => {
    const there = standIn.read(path);
    if (!there) throw new Error(`no document ${path}`);
    return there;
  };
  const change = (more: Fields): void =>
    standIn.write({ [path]: { ...room(), ...more } }, claims);

  return {
    room,
    /** Makes the room's document, as the page does when the room is opened. */
    enter(): void {
      standIn.write(
        {
          [path]: {
            ...{ user: uid, role, roleId, title: '', img: null, agent: null },
            ...{ simulated: false, order_id: null, closes_at: null },
            ...{ created_at: SERVER_TIME, last: null, last_at: null },
            ...{ count_other: 0, count_read: 0, read_at: null },
            ...{ typing_at: null, hidden_at: null, other_read_at: null },
            ...{ other_delivered_at: null, other_typing_at: null },
          },
        },
        claims,
      );
    },
    /** Writes a message; answers its client id. */
    say(chat_content: string, more: Fields = {}): string {
      const id = randomUUID();
      const message = {
        ...{ chat_id: roomId, user: uid, roleId, chat_content, sender: 1 },
        ...{ author: null, img: null, order_id: null, seq: 0 },
        ...{ created_at: SERVER_TIME, ...more },
      };
      const last = {
        ...{ id, content: chat_content.slice(0, 140), sender: 1 },
        ...{ author: null, img: message.img !== null },
        order_id: message.order_id,
      };
      standIn.write(
        {
          [`messages/${id}`]: message,
          [path]: { ...room(), last, last_at: SERVER_TIME },
        },
        claims,
      );
      return id;
    },
    /** Has read all that the other side wrote. */
    read: (): void =>
      change({ count_read: room().count_other, read_at: SERVER_TIME }),
    type: (): void => change({ typing_at: SERVER_TIME }),
    hide: (): void => change({ hidden_at: SERVER_TIME }),
    /** What stands in the room, oldest first. */
    messages: (): Fields[] =>
      standIn
        .list('messages')
        .filter(({ chat_id }) => chat_id === roomId)
        .toSorted((a, b) =>
          JSON.stringify(a.created_at) < JSON.stringify(b.created_at) ? -1 : 1,
        ),
  };
}
