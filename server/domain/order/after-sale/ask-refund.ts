import { refundOfItems } from '@/utils/order/refund-amount';
import { refundOffer, refundUntil } from '@/utils/order/refund-terms';
import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { RefundInput } from '@/server/contracts/order/after-sale';
import { usePictures } from '@/server/domain/picture/keep-upload';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import type { AfterSale } from '@/server/repositories/order/after-sale-repository';
import { lockOrder } from '@/server/repositories/order/order-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import {
  findRefund,
  insertRefund,
  type RefundView,
} from '@/server/repositories/order/refund-repository';
import { tellRefund } from './tell-refund';

type Items = NonNullable<RefundInput['items']>;

const closed = (): DomainError =>
  new DomainError('bad_request', { key: 'refund.closed' });

const wrongItems = (): DomainError =>
  badFields({ items: ['validation.invalid'] });

/** What a refund of this order is decided by. Throws refund.closed, already_exists (506). */
function requireOpen(view: OrderView, now: Date): AfterSale {
  const { afterSale } = view;
  if (!afterSale?.deliveredAt) throw closed();
  if (afterSale.refunds.some(({ status }) => status !== 'rejected'))
    throw new DomainError('already_exists', { key: 'refund.exists' });
  const { deliveredAt, leftMinor, refundDays } = afterSale;
  if (now >= refundUntil(deliveredAt, refundDays) || leftMinor <= 0)
    throw closed();
  return afterSale;
}

/** The order's lines with their add-ons, which have no refund of their own; what was left out is none of them. */
function linesOf({ details: all }: OrderView) {
  const details = all.filter(({ leftOutAt }) => !leftOutAt);
  return details
    .filter(({ parentId }) => parentId === null)
    .map(({ id, quantity, totalPriceMinor }) => ({
      id,
      quantity,
      totalMinor: details
        .filter(({ parentId }) => parentId === id)
        .reduce((sum, addon) => sum + addon.totalPriceMinor, totalPriceMinor),
    }));
}

/** What is asked for of each line. Throws bad_request for a foreign line, one named twice and more than was ordered. */
function amountOf(view: OrderView, goodsMinor: number, items: Items) {
  const lines = linesOf(view);
  const picks = items
    .filter(({ quantity }) => quantity > 0)
    .map(({ order_detail_id: id, quantity }) => ({ id, quantity }));
  const isOf = ({ id, quantity }: (typeof picks)[number]): boolean =>
    lines.some((line) => line.id === id && quantity <= line.quantity);
  const ids = new Set(picks.map(({ id }) => id));
  if (!picks.length || ids.size < picks.length || !picks.every(isOf))
    throw wrongItems();
  const { amountMinor, parts } = refundOfItems(
    goodsMinor,
    lines,
    picks,
    view.currency,
  );
  const rows = picks.map(({ id, quantity }, index) => ({
    orderDetailId: id,
    quantity,
    amountMinor: parts[index] ?? 0,
  }));
  return { amountMinor, rows };
}

function requireCause({ cause, reason }: RefundInput): void {
  if (!cause && (!reason || reason === 'other'))
    throw badFields({ cause: ['validation.required'] });
}

/**
 * The caller asks for money back of an own delivered order: the whole of it, or some of its items; how much, the server
 * says. Throws not_found, bad_request (not delivered, too late, nothing left, wrong items or pictures), already_exists
 * (506) while one is pending or approved.
 */
export function askRefund(
  ctx: UserCtx,
  input: RefundInput,
): Promise<RefundView> {
  requireCause(input);
  return inTransaction(ctx, async (tx) => {
    const order = orNotFound(
      await lockOrder(tx.db, input.order_id, tx.user.id),
    );
    const view = await findOrderView(tx.db, order.id, tx.user.id);
    if (!view) throw new DomainError('not_found');
    const afterSale = requireOpen(view, tx.now);
    const offer = refundOffer({
      ...afterSale,
      linesMinor: linesOf(view).reduce((sum, row) => sum + row.totalMinor, 0),
      shopTaxMinor: view.order.shopTaxMinor,
      couponMinor: view.order.couponMinor,
    });
    const { amountMinor, rows } = input.items?.length
      ? amountOf(view, offer.goodsMinor, input.items)
      : { amountMinor: offer.wholeMinor, rows: [] };
    // what was free is worth nothing, and may be missing all the same
    const isFree = rows.some(({ orderDetailId }) =>
      view.details.some(({ bonus, id }) => bonus && id === orderDetailId),
    );
    if (amountMinor === 0 && !isFree) throw wrongItems();
    const wanted = input.destination ?? 'source';
    const refund = {
      orderId: order.id,
      userId: tx.user.id,
      reason: input.reason ?? 'other',
      cause: input.cause ?? null,
      destination: offer.destinations.includes(wanted)
        ? wanted
        : (offer.destinations[0] ?? 'wallet'),
      images: await usePictures(tx, `refund:${order.id}`, input.images),
      amountMinor,
      lang: tx.lang,
      createdAt: tx.now,
    } as const;
    const id = await insertRefund(tx.db, refund, rows);
    const made = await findRefund(tx.db, id, tx.user.id);
    if (!made) throw new Error(`no refund ${id}`);
    await tellRefund(tx, order);
    return made;
  });
}
