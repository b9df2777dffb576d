import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { hadNoTurn } from '@/server/bounds/database-away';
import { logger } from '@/server/logger';
import { markReadByOther } from '@/server/domain/chat/mark-read';
import { tellCustomerTyping } from '@/server/domain/chat/tell-typing';
import { writeMessage } from '@/server/domain/chat/write-message';
import {
  findRoomView,
  type RoomRow,
  updateRoom,
} from '@/server/repositories/chat/room-repository';
import { findOrderViews } from '@/server/repositories/order/order-view-repository';
import { AGENT_NAME, demoName } from './demo-desk';
import { claimDueRoom, findTalk } from './due-rooms';
import { makeReply } from './make-reply';
import { answerId, readAnswerId } from './step-id';
import { spokenLanguage } from './spoken-language';
import { handOver, type Reply } from './talk';
import { understand, type Understood } from './understand';

/** How long a person takes to look, and then to answer. */
const READ_MS = 1_200;
const ANSWER_MS = 4_000;

/** Reads the messages of one room whose customer waits, and begins to type; false when none waits. */
export function readDueRoom(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const room = await claimDueRoom(tx.db, {
      now: tx.now,
      waitedMs: READ_MS,
      unreadOnly: true,
    });
    if (!room) return false;
    await markReadByOther(tx, room, room.lastMessageId);
    await tellCustomerTyping(tx, room);
    return true;
  });
}

async function nameOf(ctx: Ctx, room: RoomRow, lang: string): Promise<string> {
  const view = await findRoomView(ctx.db, room.uuid);
  const shop = view?.shop?.texts ?? {};
  const name = {
    admin: AGENT_NAME,
    courier: view?.courier?.firstname,
    shop: shop[lang]?.title ?? shop.en?.title,
  }[room.role];
  return demoName(name ?? AGENT_NAME);
}

/** The language that the newest order was placed in. */
async function languageOfOrders({ db, user }: UserCtx): Promise<string> {
  const [order] = await findOrderViews(db, {
    ...{ userId: user.id, column: 'id', sort: 'desc', page: 1, perPage: 1 },
  });
  return order?.order.lang ?? 'en';
}

/** What the messages that wait say: the last one, beside what was wished for in those before it. */
function readAll(texts: readonly string[]): Understood {
  const last = understand(texts.at(-1) ?? '');
  const whole = understand(texts.join('\n'));
  const isAnswer = last.wishes.length === 0 && last.answer !== null;
  if (isAnswer || last.choice !== null) return last;
  return last.wishes.length ? { ...last, wishes: whole.wishes } : whole;
}

/** A room's customer, as the use cases know a caller. */
const asCustomer = (ctx: Ctx, id: number): UserCtx => ({
  ...ctx,
  user: { id, uuid: '', role: 'user', tokenId: 0 },
});

async function answer(ctx: Ctx, room: RoomRow, isBroken: boolean) {
  const { asked: rows, before } = await findTalk(ctx.db, room.id);
  const state = before && readAnswerId(before.clientId);
  const texts = rows.map(({ content }) => content);
  const read = readAll(texts);
  const customer = asCustomer(ctx, room.userId ?? 0);
  const usual = state?.lang ?? (await languageOfOrders(customer));
  // "ok", or a note that begins with a "не", says nothing of the language that is spoken
  const langs = read.wishes.length || !state ? read.langs : [];
  const lang = spokenLanguage(texts.join(' '), langs, usual);
  const name = await nameOf(ctx, room, lang);
  const asked = { room, rows, state, read, lang, name };
  const said: Reply = isBroken
    ? handOver(lang, 'agent.unknown')
    : await makeReply(customer, asked);
  const written = await writeMessage(ctx, room, {
    ...{ sender: 0, author: name, content: said.text, img: null },
    orderId: said.card,
    clientId: answerId(room.lastMessageId, { ...said, lang }),
  });
  // somebody wrote under the very id of this answer: it is not there, and would be tried for ever
  const isTaken = written.sender === 1;
  await updateRoom(ctx.db, room.id, {
    handedOverAt: said.handsOver || isTaken ? ctx.now : null,
  });
}

const due = { waitedMs: ANSWER_MS, unreadOnly: false } as const;

/**
 * Answers in one room whose customer waits, in one transaction with what that does; false when none waits. What to say
 * comes from the rows alone, so any process can take it and a restart loses nothing. What goes wrong gives the room to
 * people.
 */
export async function answerDueRoom(ctx: Ctx): Promise<boolean> {
  const run = (isBroken: boolean): Promise<boolean> =>
    inTransaction(ctx, async (tx) => {
      const room = await claimDueRoom(tx.db, { ...due, now: tx.now });
      if (!room) return false;
      await answer(tx, room, isBroken);
      return true;
    });
  try {
    return await run(false);
  } catch (err) {
    // for want of a turn at the database: no room is to blame
    if (hadNoTurn(err)) throw err;
    logger().error({ err }, 'the agent of the chat could not answer');
    return run(true);
  }
}
