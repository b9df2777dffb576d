import type { Ctx } from '@/server/context';
import { type ShownRoom, showRoom } from '@/server/domain/chat/list-rooms';
import {
  findMessages,
  type MessageRow,
} from '@/server/repositories/chat/message-repository';
import {
  findRoomCustomer,
  findRoomView,
  type RoomView,
} from '@/server/repositories/chat/room-repository';
import {
  type HostedChat,
  HostedConflict,
  type HostedMarks,
  type HostedRoom,
  type Moment,
} from './hosted-chat';

/** What a room is called there until its customer's page says it in their language, and its picture. */
function hostedTitle({ courier, room, shop }: RoomView): {
  readonly title: string;
  readonly img: string | null;
} {
  const img = shop?.img ?? courier?.img ?? null;
  const texts = Object.values(shop?.texts ?? {});
  const names = {
    admin: '',
    courier: [courier?.firstname, courier?.lastname].join(' ').trim(),
    shop: shop?.texts?.en?.title ?? texts[0]?.title ?? '',
  };
  return { title: names[room.role], img };
}

/** So many of a room's newest messages are looked for there. */
const LOOKED_FOR = 30;
/** Its customer writes at the same time: so often the room is read again. */
const TRIES = 5;
/** That somebody typed is news for so long. */
const TYPING_MS = 6_000;

type CarryCtx = Pick<Ctx, 'db' | 'desk' | 'now'> & {
  readonly hostedChat: HostedChat;
};

interface Carried {
  readonly shown: ShownRoom;
  readonly customer: string;
  /** The room's newest, oldest first. */
  readonly rows: readonly MessageRow[];
}

/** The moment of the newest of the customer's messages up to this one, as it stands there. */
function momentOf(
  { rows }: Carried,
  written: ReadonlyMap<string, Moment>,
  upTo: number,
): Moment | null {
  const row = rows.findLast(
    ({ clientId, id, sender }) =>
      sender === 1 && id <= upTo && written.has(clientId),
  );
  return (row && written.get(row.clientId)) ?? null;
}

/** The marks of our side that are not there yet; null: all of them are. */
function marksOf(
  carried: Carried,
  room: HostedRoom,
  written: ReadonlyMap<string, Moment>,
): HostedMarks | null {
  const { answer, closesAt, view } = carried.shown;
  const { otherDeliveredId, otherReadId } = view.room;
  const delivered = momentOf(carried, written, otherDeliveredId);
  const read = momentOf(carried, written, otherReadId);
  const closes = room.closesAt && +new Date(room.closesAt);
  const marks = {
    ...(delivered &&
      delivered > (room.otherDeliveredAt ?? '') && {
        otherDeliveredAt: delivered,
      }),
    ...(read && read > (room.otherReadAt ?? '') && { otherReadAt: read }),
    ...(closes !== (closesAt && +closesAt) && { closesAt }),
    ...(room.agent !== answer.agent && { agent: answer.agent }),
  };
  return Object.keys(marks).length > 0 ? marks : null;
}

const makeRoom = (
  { hostedChat }: CarryCtx,
  { customer, shown }: Carried,
): Promise<void> => {
  const { answer, closesAt, view } = shown;
  const { orderId, role, roleId, uuid } = view.room;
  return hostedChat.makeRoom({
    ...{ id: uuid, customer, role, roleId, orderId, closesAt },
    ...hostedTitle(view),
    simulated: answer.isSimulated,
  });
};

const addMessage = (
  { hostedChat }: CarryCtx,
  { customer, shown }: Carried,
  room: HostedRoom,
  row: MessageRow,
): Promise<void> =>
  hostedChat.addMessage(room, {
    ...{ id: row.clientId, chatId: room.id, customer, sender: row.sender },
    ...{ author: row.author, content: row.content, orderId: row.orderId },
    img: row.img,
    roleId: shown.view.room.roleId,
  });

/** One thing that is not there yet; false: everything is. */
async function carryOne(ctx: CarryCtx, carried: Carried): Promise<boolean> {
  const { rows, shown } = carried;
  const ids = rows.map(({ clientId }) => clientId);
  const { uuid } = shown.view.room;
  const { room, written } = await ctx.hostedChat.read(uuid, ids);
  const next = rows.find(({ clientId }) => !written.has(clientId));
  if (!room) {
    // nobody has said anything: the customer's page makes it when it is opened
    if (!next) return false;
    await makeRoom(ctx, carried);
    return true;
  }
  if (next) {
    await addMessage(ctx, carried, room, next);
    return true;
  }
  const marks = marksOf(carried, room, written);
  if (marks) await ctx.hostedChat.markRoom(uuid, marks);
  return false;
}

/**
 * Brings a room there up to what the tables say: its messages in their order, each once, by their client ids, and our
 * side's marks. May be done again and by two processes at once. Rejects when the service does not answer.
 */
export async function carryRoom(ctx: CarryCtx, uuid: string): Promise<void> {
  const view = await findRoomView(ctx.db, uuid);
  const customer = view && (await findRoomCustomer(ctx.db, view.room.id));
  if (!view || !customer) return;
  const rows = await findMessages(ctx.db, view.room.id, { limit: LOOKED_FOR });
  const carried = { shown: showRoom(ctx, view), customer, rows };
  let conflicts = 0;
  for (let done = 0; done <= LOOKED_FOR + TRIES; done += 1)
    try {
      if (!(await carryOne(ctx, carried))) return;
    } catch (error) {
      conflicts += 1;
      if (!(error instanceof HostedConflict) || conflicts >= TRIES) throw error;
    }
}

/** Tells there that our side types, while that is still news. */
export async function carryTyping(
  { hostedChat, now }: Pick<CarryCtx, 'hostedChat' | 'now'>,
  uuid: string,
  since: Date,
): Promise<void> {
  if (+now - +since > TYPING_MS) return;
  await hostedChat.markRoom(uuid, { otherTypingAt: 'now' });
}
