import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError, orNotFound } from '@/server/errors';
import {
  nextDayOpening,
  openingsOf,
  workDay,
} from '@/server/domain/availability/opening-hours';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import { kitchenTopic } from '@/server/domain/event/topics';
import { pauseShop } from '@/server/domain/kitchen/pause-shop';
import { sellOutToday } from '@/server/domain/kitchen/sold-out-today';
import {
  type BoardStockRow,
  findBoardBranch,
  findBoardOrderIds,
  findBoardShop,
  findBoardStock,
  findBoardStocks,
  findSoldOutStocks,
  isOrderOfBranch,
} from '@/server/repositories/kitchen/board-repository';
import {
  countOrdersOfDay,
  findKitchenClock,
  findUsualMinutes,
} from '@/server/repositories/kitchen/kitchen-order-repository';
import { findOrderViewsById } from '@/server/repositories/order/order-view-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { readyIn } from './kitchen-times';
import type { BoardCaller } from './board-access';
import {
  readTicket,
  readTickets,
  takeAct,
  type TicketView,
  type TicketWish,
} from './view-ticket';

/** What ended so long ago is still on the board, so that a tablet can tell what became of it. */
const ENDED_MS = 2 * 60_000;
/** A press that waited longer for a network is of no effect. */
const PRESS_MS = 24 * 3_600_000;

/** The shop's day of work and its opening that runs or comes on it. */
async function openingOfToday(ctx: Ctx, shopId: number) {
  const clock = await findKitchenClock(ctx.db, shopId);
  const day = workDay(clock, ctx.now);
  const opening = openingsOf(clock, day).find(({ to }) => to > ctx.now);
  return { day, opening: opening ?? null };
}

export interface BoardView {
  readonly caller: BoardCaller;
  readonly shop: NonNullable<Awaited<ReturnType<typeof findBoardShop>>>;
  readonly branch: Awaited<ReturnType<typeof findBoardBranch>>;
  readonly tickets: readonly TicketView[];
  readonly ordersToday: number;
  readonly usualMinutes: number | null;
  readonly opening: { readonly from: Date; readonly to: Date } | null;
  readonly soldOut: readonly BoardStockRow[];
  readonly housePhone: string | null;
}

/** Everything that a board shows; not_found when its shop or branch is gone. */
export async function viewBoard(
  ctx: Ctx,
  caller: BoardCaller,
): Promise<BoardView> {
  const { branchId, shopId } = caller;
  const { db, now } = ctx;
  const shop = await findBoardShop(db, shopId);
  const branch =
    branchId === null ? null : await findBoardBranch(db, shopId, branchId);
  if (!shop || (branchId !== null && !branch))
    throw new DomainError('not_found');
  const ids = await findBoardOrderIds(db, {
    shopId,
    branchId,
    endedAfter: new Date(+now - ENDED_MS),
  });
  const views = await findOrderViewsById(db, ids, { shopId });
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  const rank = (id: number): number => ranks.get(id) ?? ids.length;
  const { day, opening } = await openingOfToday(ctx, shopId);
  return {
    caller,
    shop,
    branch,
    tickets: await readTickets(
      ctx,
      [...views].sort((a, b) => rank(a.order.id) - rank(b.order.id)),
    ),
    ordersToday: await countOrdersOfDay(db, shopId, day),
    usualMinutes: await findUsualMinutes(db, shopId),
    opening,
    soldOut: await findSoldOutStocks(db, shopId, now),
    housePhone: await findSettingValue(db, 'phone'),
  };
}

/** Does one thing with an order of the board's shop or branch (`takeAct`), and answers how it is then; else not_found. */
export async function actOnBoard(
  ctx: Ctx,
  { branchId, shopId }: BoardCaller,
  { orderId, ...wish }: TicketWish & { readonly orderId: number },
): Promise<{ outcome: 'done' | 'stale'; ticket: TicketView }> {
  if (branchId !== null && !(await isOrderOfBranch(ctx.db, orderId, branchId)))
    throw new DomainError('not_found');
  const { outcome } = await takeAct(ctx, { orderId, shopId }, wish);
  return { outcome, ticket: await readTicket(ctx, orderId) };
}

/** Every board of the shop reads again. */
function tellBoards(ctx: Ctx, shopId: number): Promise<void> {
  return publishEvents(ctx, [
    { topic: kitchenTopic(shopId), type: 'shop', payload: {} },
  ]);
}

/** The moment of a press, never in the future; null: so long ago that it is of no effect. */
function momentOf({ now }: Pick<Ctx, 'now'>, pressedAt?: Date): Date | null {
  if (!pressedAt || pressedAt > now) return now;
  return +now - +pressedAt > PRESS_MS ? null : pressedAt;
}

/** Whether a press still changes something: null ends, which it does at any time. */
const isAhead = (until: Date | null, now: Date): boolean =>
  until === null || until > now;

/** What a board wishes for its whole shop. */
interface Pressed<Wish> {
  readonly wish: Wish;
  /** Omitted: now. */
  readonly pressedAt?: Date;
}

/** How a shop is paused after a press; `ended`: the press came too late and changed nothing. */
export interface PauseAnswer {
  readonly outcome: 'done' | 'ended';
  readonly pause: Pick<BoardView['shop'], 'pausedUntil' | 'pauseReason'>;
}

/**
 * Pauses a shop for some minutes, or until it opens on another day; `null` ends its pause. It counts from the moment of the
 * press, so the same press twice is as once.
 */
export function pauseFromBoard(
  ctx: Ctx,
  { shopId }: BoardCaller,
  { pressedAt, wish }: Pressed<number | 'today' | null>,
): Promise<PauseAnswer> {
  return inTransaction(ctx, async (tx) => {
    const at = momentOf(tx, pressedAt);
    const until =
      at &&
      (wish === 'today'
        ? nextDayOpening(await findKitchenClock(tx.db, shopId), at)
        : wish && readyIn(at, wish));
    const isDone = at !== null && isAhead(until || null, tx.now);
    if (isDone) {
      const reason = wish === 'today' ? 'closed' : 'busy';
      await pauseShop(tx, shopId, {
        until: until || null,
        reason: until ? reason : null,
      });
      await tellBoards(tx, shopId);
    }
    const pause = orNotFound(await findBoardShop(tx.db, shopId));
    return { outcome: isDone ? 'done' : 'ended', pause };
  });
}

/** Dishes and options of the board's shop by a part of their name, at most 50, sold out ones first. */
export function listBoardStocks(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { shopId }: BoardCaller,
  search: string,
): Promise<BoardStockRow[]> {
  return findBoardStocks(db, { shopId, search, now });
}

/**
 * A dish or option of the shop is sold out for the day of the press, or is there after all; a press whose day has passed
 * changes nothing. not_found for another shop's.
 */
export function sellOutFromBoard(
  ctx: Ctx,
  { shopId }: BoardCaller,
  {
    pressedAt,
    wish: { isOut, stockId },
  }: Pressed<{ readonly isOut: boolean; readonly stockId: number }>,
): Promise<BoardStockRow> {
  return inTransaction(ctx, async (tx) => {
    const at = momentOf(tx, pressedAt);
    const wish = { isOut, stockIds: [stockId] };
    if (at && (await sellOutToday(tx, shopId, { ...wish, at })))
      await tellBoards(tx, shopId);
    return orNotFound(await findBoardStock(tx.db, shopId, stockId));
  });
}
