import type { Ctx } from '@/server/context';
import { ORDER_TEXTS } from '@/utils/order/order-texts';
import type { TicketAct } from '@/server/contracts/kitchen/ticket';
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
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { findLink } from '@/server/domain/kitchen/links';
import { doorPayment, firstName } from '@/server/domain/kitchen/order-facts';
import { type ActOutcome, actOnOrder } from './kitchen-acts';
import { readyDue } from './kitchen-times';
import { markSoldOut, undoSoldOut } from './sold-out';

/** Tokens that open nothing, in ten minutes from one address; one that opens something is never refused. */
export const FORGED = { name: 'kitchen-link', max: 30, windowMs: 10 * 60_000 };

/** An order as its kitchen reads it. */
export interface TicketView {
  readonly view: OrderView;
  /** When it must be ready for what the customer was promised; null: nothing was promised. */
  readonly readyDue: Date | null;
  /** The first word of who receives it. */
  readonly firstName: string | null;
  /** Whether money changes hands at the door. */
  readonly payment: ReturnType<typeof doorPayment>;
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

/** What "allergy" begins with in the languages in force. */
const ALLERGY =
  /all?er[gj]|αλλεργ|алл?ерг|حساسي|حساسی|آلرژی|एलर्ज|अलर्ज|अनूर्ज|알레르기|알러지|过敏|過敏|アレルギ/iu;

function notesOf({ details, order }: OrderView): string {
  const written = ORDER_TEXTS.map((text) => order[text]);
  return [...written, ...details.map(({ note }) => note)]
    .filter((note) => note !== null)
    .join('\n')
    .toLowerCase();
}

/**
 * Whether a note of the order speaks of an allergy, or names one of these allergens in the language it was placed in.
 * Free text: what it finds is shown beside the notes, never instead of them.
 */
async function notesAllergy(
  { db }: Pick<Ctx, 'db'>,
  view: OrderView,
  allergens: readonly string[],
): Promise<boolean> {
  const notes = notesOf(view);
  if (!notes) return false;
  if (ALLERGY.test(notes)) return true;
  const words = await translationBundle(db, view.order.lang, 'translation');
  return allergens.some((allergen) => {
    const word = words[`allergen.${allergen}`]?.toLowerCase();
    return !!word && notes.includes(word);
  });
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
        firstName: firstName(view),
        payment: doorPayment(view),
        ordersHere: ordersHere.get(view.order.id) ?? 0,
        allergens,
        allergyNoted: await notesAllergy(ctx, view, [
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

/** What a kitchen asks for, and the version of the order that it saw. */
export interface TicketWish {
  readonly version: number;
  readonly act: TicketAct;
}

interface OrderOfShop {
  readonly orderId: number;
  readonly shopId: number;
}

/** Does one thing with an order of a shop, as its kitchen asks; see actOnOrder, markSoldOut and undoSoldOut. */
export function takeAct(
  ctx: Ctx,
  order: OrderOfShop,
  { act, version }: TicketWish,
): Promise<ActOutcome> {
  switch (act.kind) {
    case 'sold_out':
      return markSoldOut(ctx, {
        ...order,
        version,
        lineId: act.line_id,
        forEveryone: act.for_everyone,
      });
    case 'undo_sold_out':
      return undoSoldOut(ctx, { ...order, version, lineId: act.line_id });
    default:
      return actOnOrder(ctx, { ...order, act, version });
  }
}

/** Does one thing with the order of a ticket's link (`takeAct`), and answers how it is then; refused as `viewTicket`. */
export async function actOnTicket(
  ctx: Ctx,
  token: string,
  wish: TicketWish,
): Promise<{ outcome: 'done' | 'stale'; ticket: TicketView }> {
  const order = await openTicket(ctx, token);
  const { outcome } = await takeAct(ctx, order, wish);
  return { outcome, ticket: await readTicket(ctx, order.orderId) };
}
