import type { BoardDto, BoardStockDto } from '@/server/contracts/kitchen/board';
import type {
  TicketActDto,
  TicketAnswerDto,
} from '@/server/contracts/kitchen/ticket';
import { asApiError } from '@/services/http/api-error';
import type { BoardWay } from '@/utils/kitchen/board-way';
import {
  isShopPress,
  type OrderPress,
  type KitchenPress,
  type PressWork,
  type ShopPress,
} from '@/utils/kitchen/presses';
import { pinStateOf } from './board-queries';
import { boardService } from './board-service';

/** How things are after a press: the order, the shop's pause, or a stock. */
export type PressNews =
  | Pick<TicketAnswerDto, 'ticket'>
  | Pick<BoardDto, 'pause'>
  | { readonly stock: BoardStockDto };

/** What came of sending a press. */
export type PressOutcome =
  | {
      readonly kind: 'answered';
      /** False: nothing was changed, it came too late. */
      readonly isDone: boolean;
      readonly news: PressNews;
    }
  /** Nobody knows what became of it, or nothing yet: the same again, after so many milliseconds at least. */
  | { readonly kind: 'again'; readonly afterMs: number }
  /** The board asks for its PIN, or the session has ended. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused' };

type Answered = Omit<Extract<PressOutcome, { kind: 'answered' }>, 'kind'>;

function actOf(work: PressWork): TicketActDto['act'] {
  switch (work.kind) {
    case 'act':
      return work.act;
    case 'sold_out':
      return { kind: 'sold_out', ...work.body };
    case 'undo_sold_out':
      return { kind: 'undo_sold_out', line_id: work.lineId };
  }
}

async function actOnOrder(
  way: BoardWay,
  { orderId, version, work }: OrderPress,
): Promise<Answered> {
  const body = { version, act: actOf(work) };
  const { outcome, ticket } = await boardService.act(way, orderId, body);
  return { isDone: outcome === 'done', news: { ticket } };
}

async function actOnShop(
  way: BoardWay,
  { at, shop }: ShopPress,
): Promise<Answered> {
  const pressed = { pressed_at: new Date(at).toISOString() };
  if (shop.kind === 'pause') {
    const body = { ...shop.pause, ...pressed };
    const { outcome, pause } = await boardService.pause(way, body);
    return { isDone: outcome === 'done', news: { pause } };
  }
  const {
    isOut,
    stock: { stock_id: id },
  } = shop;
  const body = { sold_out: isOut, ...pressed };
  const stock = await boardService.setStock(way, id, body);
  const isDone = (stock.sold_out_until !== null) === isOut;
  return { isDone, news: { stock } };
}

/**
 * The server tells one press from two by the order's version, and what a shop does counts from the moment of its press: what
 * was not answered may go again.
 */
const isAgain = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Sends a press once. */
export async function sendPress(
  way: BoardWay,
  press: KitchenPress,
): Promise<PressOutcome> {
  try {
    const answered = isShopPress(press)
      ? await actOnShop(way, press)
      : await actOnOrder(way, press);
    return { kind: 'answered', ...answered };
  } catch (error) {
    const failure = asApiError(error);
    const afterMs = (failure?.info.retryAfterSeconds ?? 0) * 1000;
    if (isAgain(failure?.status ?? 0)) return { kind: 'again', afterMs };
    if (failure?.status === 401 || pinStateOf(error)) return { kind: 'closed' };
    return { kind: 'refused' };
  }
}
