import type { Ctx } from '@/server/context';
import {
  orderEvents,
  publishEvents,
} from '@/server/domain/event/publish-user-event';
import {
  findUserContact,
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import { findOrderView } from '@/server/repositories/order/order-view-repository';
import { hearOrder } from './kitchen/hear-order';
import { sendOrderMail } from './send-order-mail';

/** Times are promised in whole fives (utils/checkout/promised-minutes.ts). */
const STEP_MS = 5 * 60_000;

type BeginCtx = Pick<Ctx, 'db' | 'dispatch' | 'lang' | 'now' | 'siteUrl'>;

/** The promised time of an order for as soon as possible counts from its payment. */
function laterEta(order: OrderStepRow, now: Date) {
  const { createdAt, etaFrom, etaTo, scheduled } = order;
  const late = Math.floor((+now - +createdAt) / STEP_MS) * STEP_MS;
  const moved = (at: Date | null) => at && new Date(+at + late);
  if (scheduled || late <= 0) return {};
  return { etaFrom: moved(etaFrom), etaTo: moved(etaTo) };
}

/**
 * A locked order that waited for its payment goes to its shop, as if it was placed now: its mail in `ctx.lang`, its
 * event, its first step of dispatch. In the transaction that knows it is paid, or due on delivery.
 */
export async function beginOrder(
  ctx: BeginCtx,
  order: OrderStepRow,
): Promise<void> {
  const version = order.version + 1;
  const eta = laterEta(order, ctx.now);
  await updateOrder(ctx.db, order.id, {
    ...eta,
    awaitingPayment: false,
    payUntil: null,
    version,
    updatedAt: ctx.now,
    nextStepAt: ctx.dispatch.nextStepAt(
      'new',
      ctx.now,
      order.scheduled ? order.etaFrom : null,
    ),
  });
  await hearOrder(ctx, { ...order, ...eta });
  const { email } = await findUserContact(ctx.db, order.userId);
  const view = email && (await findOrderView(ctx.db, order.id));
  if (view) await sendOrderMail(ctx, email, view);
  await publish(ctx, { ...order, version });
}

/** A locked order's payment changed: its version grows and the customer's open pages are told. */
export async function tellOrder(
  ctx: Pick<Ctx, 'db' | 'now'>,
  order: OrderStepRow,
): Promise<void> {
  const version = order.version + 1;
  await updateOrder(ctx.db, order.id, { version, updatedAt: ctx.now });
  await publish(ctx, { ...order, version });
}

function publish(
  ctx: Pick<Ctx, 'db' | 'now'>,
  order: OrderStepRow,
): Promise<void> {
  const { id, status, version } = order;
  return publishEvents(ctx, orderEvents(order, { id, version, status }));
}
