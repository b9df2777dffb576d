import type { KitchenEvent } from '@/utils/constants/kitchen-events';
import { kitchenRoutes } from '@/utils/shell/kitchen-routes';
import { localisedPath } from '@/utils/shell/routes';
import type { Ctx } from '@/server/context';
import {
  findTellings,
  withdrawTellings,
} from '@/server/repositories/kitchen/telling-repository';
import { ANSWERED_BEFORE } from '@/server/repositories/notice/outbox-repository';
import {
  findWays,
  type WayRow,
} from '@/server/repositories/kitchen/way-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { makeLink } from './links';
import {
  type OrderNews,
  orderMail,
  orderPush,
  orderSms,
} from './kitchen-words';
import { tellOnce, type TellingWords } from './tell-once';
import { orderBody } from './webhook-body';

type TellCtx = Pick<Ctx, 'db' | 'now' | 'siteUrl'>;

export interface ShopNews {
  readonly order: { readonly id: number; readonly shopId: number };
  readonly event: KitchenEvent;
  /** Of a placed order 0, then the reminders; of a changed one the order's version; of a cancelled one 0. */
  readonly round: number;
  /** The shop's people did it themselves. */
  readonly isOwnHand?: boolean;
}

/** The ways that heard of an order, or will, or may have: it was tried until somebody answered. */
async function hearers(db: Ctx['db'], orderId: number): Promise<Set<number>> {
  const told = await findTellings(db, orderId);
  return new Set(
    told.flatMap(({ attempts, event, lastError, status, wayId }) =>
      event === 'order.placed' &&
      (status !== 'failed' ||
        (lastError === ANSWERED_BEFORE && (attempts ?? 0) > 1))
        ? (wayId ?? [])
        : [],
    ),
  );
}

function wordsOf(
  view: OrderView,
  { id: wayId, kind }: WayRow,
  news: OrderNews,
): TellingWords {
  if (kind === 'email') return orderMail(view, news);
  if (kind === 'sms') return orderSms(view, news);
  const body = orderBody(view, { ...news, wayId, ticketUrl: news.url });
  return { subject: news.event, text: JSON.stringify(body) };
}

/**
 * Tells a shop of an order by each way that it has set, once per event, round and way, with a new link to its ticket in
 * each message: in the caller's transaction, so it leaves after the commit. A cancelled or changed order is told by the
 * ways that heard of it; what the kitchen did itself by its webhooks alone: they cook on, while a mail, an SMS or a push
 * would tell its people what they did. The board of a branch rings for the branch's orders alone. Nothing happens for a
 * shop that set no way.
 */
export async function tellShop(
  ctx: TellCtx,
  { event, isOwnHand = false, order, round }: ShopNews,
): Promise<void> {
  const { db, now, siteUrl } = ctx;
  const ways = await findWays(db, order.shopId, now);
  if (!ways.length) return;
  // what no sender took yet would be read after its end
  if (event === 'order.cancelled') await withdrawTellings(db, order);
  const heard = event === 'order.placed' ? null : await hearers(db, order.id);
  const told = ways.filter(
    ({ id, kind }) =>
      (heard?.has(id) ?? true) && (!isOwnHand || kind === 'webhook'),
  );
  const view = told.length ? await findOrderView(db, order.id) : null;
  if (!view) return;
  const own = view.order.branch?.id ?? null;
  for (const way of told) {
    if (way.branchId !== null && way.branchId !== own) continue;
    const { id: wayId, kind, lang, shopId, target } = way;
    await tellOnce(
      ctx,
      { shopId, orderId: order.id, wayId, kind, target, event, round },
      async (tellingId) => {
        if (kind === 'push')
          return orderPush(view, { event, round, lang, now, tellingId });
        const token = await makeLink(ctx, {
          kind: 'ticket',
          shopId,
          orderId: order.id,
        });
        const path = localisedPath(kitchenRoutes.ticket(token), lang);
        const url = `${siteUrl}${path}`;
        return wordsOf(view, way, { event, round, lang, url, now });
      },
    );
  }
}
