import { ACCEPT_MINUTES } from '@/utils/constants/kitchen';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  countOrdersHere,
  findStockAllergens,
} from '@/server/repositories/kitchen/ticket-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import {
  callerAddress,
  limitCalls,
} from '@/server/domain/account/limit/rate-limit';
import { findLink } from '@/server/domain/kitchen/links';
import { notesAllergy } from './allergy-note';
import { actOnOrder, type KitchenAct } from './kitchen-acts';
import { fittingMinutes, readyDue } from './kitchen-times';

/** Tokens that open nothing, in ten minutes from one address; one that opens something is never refused. */
export const FORGED = { name: 'kitchen-link', max: 30, windowMs: 10 * 60_000 };

/** An order as its kitchen reads it. */
export interface TicketView {
  readonly view: OrderView;
  /** When it must be ready for what the customer was promised; null: nothing was promised. */
  readonly readyDue: Date | null;
  /** What keeps the promise, of the minutes that a kitchen is offered. */
  readonly fits: number;
  readonly ordersHere: number;
  /** By the ids of stocks. */
  readonly allergens: ReadonlyMap<number, readonly string[]>;
  /** A note speaks of an allergy. */
  readonly allergyNoted: boolean;
}

async function openTicket(ctx: Ctx, token: string) {
  const link = await findLink(ctx, 'ticket', token);
  if (link?.orderId != null)
    return { orderId: link.orderId, shopId: link.shopId };
  await limitCalls(ctx, FORGED, [callerAddress(ctx)]);
  throw new DomainError('not_found');
}

/** Orders as the kitchen of their shop reads them, on a ticket or a board: two queries, however many they are. */
export async function readTickets(
  ctx: Ctx,
  views: readonly OrderView[],
): Promise<TicketView[]> {
  const declared = await findStockAllergens(
    ctx.db,
    views.flatMap(({ details }) => details.map(({ stockId }) => stockId)),
  );
  const ordersHere = await countOrdersHere(
    ctx.db,
    views.map(({ order }) => order.id),
  );
  return Promise.all(
    views.map(async (view) => {
      const allergens = new Map(
        view.details.map(({ stockId }) => [
          stockId,
          declared.get(stockId) ?? [],
        ]),
      );
      return {
        view,
        readyDue: readyDue(view.order),
        fits: fittingMinutes(view.order, ACCEPT_MINUTES, ctx.now),
        ordersHere: ordersHere.get(view.order.id) ?? 0,
        allergens,
        allergyNoted: await notesAllergy(ctx.db, view, [
          ...new Set([...allergens.values()].flat()),
        ]),
      };
    }),
  );
}

/** One order as the kitchen of its shop reads it; not_found when there is none. */
export async function readTicket(
  ctx: Ctx,
  orderId: number,
): Promise<TicketView> {
  const view = await findOrderView(ctx.db, orderId);
  const [ticket] = await readTickets(ctx, view ? [view] : []);
  if (!ticket) throw new DomainError('not_found');
  return ticket;
}

/** The order of a ticket's link; not_found for any other token, too_many_requests for many of them from one address. */
export async function viewTicket(ctx: Ctx, token: string): Promise<TicketView> {
  const { orderId } = await openTicket(ctx, token);
  return readTicket(ctx, orderId);
}

/** Does one thing with the order of a ticket's link (`actOnOrder`), and answers how it is then; refused as `viewTicket`. */
export async function actOnTicket(
  ctx: Ctx,
  token: string,
  asked: { readonly version: number; readonly act: KitchenAct },
): Promise<{ outcome: 'done' | 'stale'; ticket: TicketView }> {
  const order = await openTicket(ctx, token);
  const { outcome } = await actOnOrder(ctx, { ...order, ...asked });
  return { outcome, ticket: await readTicket(ctx, order.orderId) };
}
