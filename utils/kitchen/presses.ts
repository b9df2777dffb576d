import type {
  BoardPauseDto,
  BoardStockDto,
} from '@/server/contracts/kitchen/board';
import type {
  TicketActDto,
  TicketDto,
  TicketPartDto,
} from '@/server/contracts/kitchen/ticket';
import { LATER_MINUTES } from '@/utils/constants/kitchen';
import { isBeingMade } from './ticket-text';

const MINUTE_MS = 60_000;

/** So many presses wait for a network; further ones are refused. */
export const PRESSES_MAX = 50;

type AnyAct = TicketActDto['act'];
/** What one press on a ticket does; a line that is sold out is asked for first. */
export type PressAct = Exclude<AnyAct, { kind: 'sold_out' | 'undo_sold_out' }>;

/** What is done with an order; the version is that of the press. */
export type PressWork =
  | { readonly kind: 'act'; readonly act: PressAct }
  | {
      readonly kind: 'sold_out';
      readonly body: Omit<Extract<AnyAct, { kind: 'sold_out' }>, 'kind'>;
    }
  | { readonly kind: 'undo_sold_out'; readonly lineId: number };

/** Null minutes and not today: the pause ends. */
export type PauseWork = Pick<BoardPauseDto, 'minutes' | 'today'>;

/** What is done with the whole shop. */
export type ShopWork =
  | { readonly kind: 'pause'; readonly pause: PauseWork }
  | {
      readonly kind: 'stock';
      readonly stock: Pick<BoardStockDto, 'options' | 'stock_id' | 'title'>;
      readonly isOut: boolean;
    };

/** A press on an order that the server has not answered yet. */
export interface OrderPress {
  readonly id: string;
  readonly orderId: number;
  /** By which the order is called. */
  readonly name: number;
  /** Of the ticket that was pressed on. */
  readonly version: number;
  /** By the board's clock, in milliseconds. */
  readonly at: number;
  readonly work: PressWork;
}

/** A press on what the whole shop does, such as a pause. */
export interface ShopPress {
  readonly id: string;
  /** By the board's clock, in milliseconds: pauses and days count from it. */
  readonly at: number;
  readonly shop: ShopWork;
}

export type KitchenPress = OrderPress | ShopPress;

export const isShopPress = (press: KitchenPress): press is ShopPress =>
  'shop' in press;

function isPress(value: unknown): value is KitchenPress {
  if (typeof value !== 'object' || value === null || !('id' in value))
    return false;
  return (
    ('orderId' in value && 'version' in value && 'work' in value) ||
    ('shop' in value && 'at' in value)
  );
}

/** What a press on the shop is about; a newer one about the same replaces it. Null: a press on an order. */
function subjectOf(press: KitchenPress): string | null {
  if (!isShopPress(press)) return null;
  const { shop } = press;
  return shop.kind === 'pause' ? 'pause' : `stock ${shop.stock.stock_id}`;
}

/** The presses with one more; `sending` is the one that is under way, which cannot be replaced any more. */
export function withPress(
  presses: readonly KitchenPress[],
  press: KitchenPress,
  sending: string | null,
): KitchenPress[] {
  const subject = subjectOf(press);
  const others = presses.filter(
    (other) =>
      subject === null || other.id === sending || subjectOf(other) !== subject,
  );
  return [...others, press];
}

/** The presses of a kept text, oldest first; what is no press is dropped. */
export function parsePresses(text: string | null): KitchenPress[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPress) : [];
  } catch {
    return [];
  }
}

export const withoutPress = (
  presses: readonly KitchenPress[],
  { id }: KitchenPress,
): KitchenPress[] => presses.filter((press) => press.id !== id);

/** The rest after a press has taken effect: later ones on the same order were made on what it led to. */
export function afterDone(
  presses: readonly KitchenPress[],
  done: OrderPress,
  version: number,
): KitchenPress[] {
  return withoutPress(presses, done).map((press) =>
    !isShopPress(press) &&
    press.orderId === done.orderId &&
    press.version < version
      ? { ...press, version }
      : press,
  );
}

/** The rest after a press came to nothing: later ones on the same order had no ground either. */
export function afterLost(
  presses: readonly KitchenPress[],
  lost: OrderPress,
): KitchenPress[] {
  const from = presses.findIndex(({ id }) => id === lost.id);
  return presses.filter(
    (press, place) =>
      isShopPress(press) || press.orderId !== lost.orderId || place < from,
  );
}

const iso = (ms: number): string => new Date(ms).toISOString();

function acted(ticket: TicketDto, act: PressAct, at: number): TicketDto {
  const by = ticket.ready_by;
  switch (act.kind) {
    case 'accept':
      return {
        ...ticket,
        status: 'accepted',
        accepted_at: iso(at),
        ready_by: act.minutes === null ? by : iso(at + act.minutes * MINUTE_MS),
      };
    case 'refuse':
      return { ...ticket, status: 'cancelled', refused_reason: act.reason };
    case 'ready':
      return { ...ticket, status: 'ready', ready_at: iso(at) };
    case 'hand_over':
      return {
        ...ticket,
        status: ticket.type === 'pickup' ? 'delivered' : 'on_a_way',
        changed_at: iso(at),
      };
    case 'later':
      return {
        ...ticket,
        ready_by: by && iso(Date.parse(by) + LATER_MINUTES * MINUTE_MS),
      };
  }
}

/** The ticket with a line, or an add-on of one, that is sold out or is not. */
function withSoldOut(
  ticket: TicketDto,
  partId: number,
  soldOut: TicketPartDto['sold_out'],
): TicketDto {
  const changed = <Part extends TicketPartDto>(part: Part): Part =>
    part.id === partId && !part.sold_out?.left_out_at
      ? { ...part, sold_out: soldOut }
      : part;
  const lines = ticket.lines.map((line) => ({
    ...changed(line),
    addons: line.addons.map(changed),
  }));
  return { ...ticket, lines };
}

function pressed(ticket: TicketDto, { at, work }: OrderPress): TicketDto {
  switch (work.kind) {
    case 'act':
      return acted(ticket, work.act, at);
    case 'sold_out':
      return withSoldOut(ticket, work.body.line_id, {
        answer_until: null,
        left_out_at: null,
      });
    case 'undo_sold_out':
      return withSoldOut(ticket, work.lineId, null);
  }
}

const ordersOf = (
  presses: readonly KitchenPress[],
  orderId: number,
): OrderPress[] =>
  presses.filter(
    (press): press is OrderPress =>
      !isShopPress(press) && press.orderId === orderId,
  );

/** The press that asks a customer about a part of an order and waits to be sent; null: there is none, or it was undone. */
export function waitingSoldOut(
  presses: readonly KitchenPress[],
  orderId: number,
  partId: number,
): OrderPress | null {
  const last = ordersOf(presses, orderId).findLast(({ work }) =>
    work.kind === 'sold_out'
      ? work.body.line_id === partId
      : work.kind === 'undo_sold_out' && work.lineId === partId,
  );
  return last?.work.kind === 'sold_out' ? last : null;
}

/** What of an order, with its presses in it, was said to be sold out and can be taken back: nobody has answered yet. */
export function undoableParts(
  ticket: TicketDto,
  presses: readonly KitchenPress[],
): number[] {
  if (!isBeingMade(ticket)) return [];
  return ticket.lines
    .flatMap((line) => [line, ...line.addons])
    .filter(
      ({ id, sold_out: soldOut }) =>
        soldOut !== null &&
        soldOut.left_out_at === null &&
        (soldOut.answer_until !== null ||
          waitingSoldOut(presses, ticket.id, id) !== null),
    )
    .map(({ id }) => id);
}

/** The tickets as they will be when all presses have taken effect. */
export function withPresses(
  tickets: readonly TicketDto[],
  presses: readonly KitchenPress[],
): TicketDto[] {
  return tickets.map((ticket) =>
    ordersOf(presses, ticket.id).reduce(pressed, ticket),
  );
}
