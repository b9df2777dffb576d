import type { UserCtx } from '@/server/context';
import { errorMessage } from '@/server/domain/i18n/error-message';
import type { MessageRow } from '@/server/repositories/chat/message-repository';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import {
  findOrderView,
  findOrderViews,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { ACTIVE_ORDER_STATUSES } from '@/utils/constants/order-status';
import {
  type About,
  askCancel,
  askNote,
  cancel,
  changeNote,
  keepOrder,
  tellRefund,
  tellWhere,
} from './do-wish';
import type { Step, TalkState } from './step-id';
import {
  askToPick,
  askWhich,
  handOver,
  joined,
  offerMenu,
  reply,
  type Reply,
  wishOf,
} from './talk';
import {
  ANSWER_WORDS_MAX,
  toldNote,
  type Understood,
  type Wish,
} from './understand';

/** What the agent answers to. */
export interface Asked {
  readonly room: RoomRow;
  readonly rows: readonly MessageRow[];
  readonly state: TalkState | null;
  readonly read: Understood;
  readonly lang: string;
  readonly name: string;
}

/** So many orders are offered to choose from. */
const ORDERS_MAX = 5;

const WHICH: Readonly<Record<Exclude<Wish, 'people'>, Step>> = {
  where: 'whichForWhere',
  note: 'whichForNote',
  cancel: 'whichForCancel',
  refund: 'whichForRefund',
};

/** A longer text says more than yes or no: "no onions please" is none. */
const ALONE_WORDS_MAX = 2;

const lastText = ({ rows }: Pick<Asked, 'rows'>): string =>
  rows.at(-1)?.content ?? '';

const byNewest = { column: 'id', sort: 'desc', page: 1 } as const;

const runningOrders = ({ db, user }: UserCtx): Promise<OrderView[]> =>
  findOrderViews(db, {
    ...byNewest,
    userId: user.id,
    statuses: ACTIVE_ORDER_STATUSES,
    perPage: ORDERS_MAX,
  });

const ownOrder = ({ db, user }: UserCtx, id: number | null) =>
  id === null ? null : findOrderView(db, id, user.id);

const isRunning = ({ order }: OrderView): boolean =>
  ACTIVE_ORDER_STATUSES.some((status) => status === order.status);

/**
 * The order that is named: by its number, its card, or the room; null: none of the customer's. Support was opened from
 * the order it is about: while that runs, or for a refund, it goes before what was talked about.
 */
async function namedOrder(
  ctx: UserCtx,
  asked: Asked,
  wish: Wish,
  ofRoom: OrderView | null,
) {
  const card = asked.rows.findLast(({ orderId }) => orderId !== null);
  const isSupport = asked.room.role === 'admin';
  const roomId = ofRoom?.order.id ?? null;
  const isMeant = ofRoom && (wish === 'refund' || isRunning(ofRoom));
  const ids = [
    ...asked.read.numbers,
    card?.orderId,
    isSupport && isMeant ? roomId : null,
    asked.state?.orderId,
    isSupport ? null : roomId,
  ];
  for (const id of ids) {
    const view = id === roomId ? ofRoom : await ownOrder(ctx, id ?? null);
    if (view) return view;
  }
  return null;
}

/** The order a wish is about, or those it may be about. */
async function ordersFor(
  ctx: UserCtx,
  asked: Asked,
  wish: Wish,
): Promise<readonly OrderView[]> {
  const ofRoom = await ownOrder(ctx, asked.room.orderId);
  const named = await namedOrder(ctx, asked, wish, ofRoom);
  if (named) return [named];
  const running = wish === 'refund' ? [] : await runningOrders(ctx);
  if (running.length) return running;
  if (wish === 'note' || wish === 'cancel') return [];
  if (ofRoom) return [ofRoom];
  return findOrderViews(ctx.db, {
    ...byNewest,
    userId: ctx.user.id,
    perPage: 1,
  });
}

async function doWish(
  ctx: UserCtx,
  asked: Asked,
  wish: Exclude<Wish, 'people'>,
  about: About,
): Promise<Reply> {
  const note = wish === 'note' ? toldNote(lastText(asked)) : null;
  if (note !== null) return changeNote(ctx, about, note);
  if (wish === 'where') return tellWhere(ctx, about);
  if (wish === 'note') return askNote(about);
  return wish === 'cancel' ? askCancel(ctx, about) : tellRefund(about);
}

async function follow(ctx: UserCtx, asked: Asked, wish: Wish): Promise<Reply> {
  const { lang } = asked;
  if (wish === 'people') return handOver(lang, 'agent.people');
  const orders = await ordersFor(ctx, asked, wish);
  const [view] = orders;
  if (!view) return reply(errorMessage(lang, 'agent.noOrder'));
  if (orders.length > 1) return askWhich(orders, lang, WHICH[wish]);
  return doWish(ctx, asked, wish, { view, lang });
}

/** All that was asked in one message, up to what the agent has to ask back. */
async function followAll(ctx: UserCtx, asked: Asked): Promise<Reply> {
  const replies: Reply[] = [];
  for (const wish of asked.read.wishes) {
    const said = await follow(ctx, asked, wish);
    if (!replies.some(({ text }) => text === said.text)) replies.push(said);
    if (said.step !== 'none') break;
  }
  return joined(replies);
}

/** Whether a text asks for something else than what a note says. */
const isNoNote = ({ read, rows }: Asked): boolean =>
  (read.wishes.includes('people') && read.length <= ANSWER_WORDS_MAX) ||
  (read.wishes.length > 0 &&
    (read.length === 1 || /[?？؟]\s*$/.test(lastText({ rows }))));

/** Whether it is a mere yes, no or the like. */
const isAlone = ({ answer, length, wishes }: Asked['read']): boolean =>
  answer !== null && wishes.length === 0 && length <= ALONE_WORDS_MAX;

/** What was answered to whether an order is to be cancelled; null: something else was said. */
function confirmed({ answer, length, wishes }: Asked['read']) {
  const isElse = wishes.some((wish) => wish !== 'cancel');
  const isLong = wishes.length === 0 && length > ANSWER_WORDS_MAX;
  if (isElse || isLong) return null;
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** What the agent asked before, and what that answers; null: the message is about something else. */
async function goOn(ctx: UserCtx, asked: Asked): Promise<Reply | null> {
  const { lang, read, room, state } = asked;
  if (!state) return null;
  const view =
    state.orderId === null
      ? null
      : await findOrderView(ctx.db, state.orderId, ctx.user.id);
  if (state.step === 'menu' && read.choice !== null) {
    const wish = wishOf(room.role, read.choice);
    return wish ? follow(ctx, asked, wish) : askToPick(asked);
  }
  if (state.step === 'confirmCancel' && view) {
    const answer = confirmed(read);
    if (answer === 'yes') return cancel(ctx, { view, lang });
    return answer && keepOrder({ view, lang });
  }
  if (state.step === 'askNote' && view) {
    if (read.answer === 'no' && read.isBare) return keepOrder({ view, lang });
    return isNoNote(asked) || !lastText(asked)
      ? null
      : changeNote(ctx, { view, lang }, lastText(asked));
  }
  const wish = (Object.keys(WHICH) as (keyof typeof WHICH)[]).find(
    (key) => WHICH[key] === state.step,
  );
  if (!wish) return null;
  const running = await runningOrders(ctx);
  const chosen =
    (read.choice !== null && running[read.choice - 1]) ||
    running.find(({ order }) => read.numbers.includes(order.id));
  return chosen ? doWish(ctx, asked, wish, { view: chosen, lang }) : null;
}

/** What is said to a greeting, to thanks, and to a yes or no that nothing was asked for; null: to none of these. */
function answerPolitely(asked: Asked): Reply | null {
  const { lang, read, state } = asked;
  const { answer } = read;
  if (answer === null || read.length > ANSWER_WORDS_MAX) return null;
  const isMenu = state?.step === 'menu';
  if (answer === 'hello') return isMenu ? askToPick(asked) : offerMenu(asked);
  if (answer === 'thanks') return reply(errorMessage(lang, 'agent.thanks'));
  if (!isAlone(read)) return null;
  if (!state) return offerMenu(asked);
  return isMenu ? askToPick(asked) : reply(errorMessage(lang, 'agent.thanks'));
}

/**
 * What the agent answers: what it asked before is gone on with, wishes that it understands are done from how the order
 * really stands, a greeting gets the list of what it can do. Of what it does not understand it says so: with that list
 * when it is somebody's first word, else it gives the room to people.
 */
export async function makeReply(ctx: UserCtx, asked: Asked): Promise<Reply> {
  const next = await goOn(ctx, asked);
  if (next) return next;
  if (asked.read.wishes.length) return followAll(ctx, asked);
  return (
    answerPolitely(asked) ??
    (asked.state
      ? handOver(asked.lang, 'agent.unknown')
      : offerMenu(asked, 'agent.unsure'))
  );
}
