import type { Ctx } from '@/server/context';
import { activePayments } from '@/server/domain/settings/read-settings';
import { DomainError } from '@/server/errors';
import {
  type CatalogueShop,
  findShop,
  isGone,
  shopIndex,
} from './load-shop-index';

/** A listed shop by id, uuid or slug; not_found otherwise, with `data: {gone: true}` when it closed for good. */
export async function getShop(
  ctx: Pick<Ctx, 'db'>,
  key: number | string,
): Promise<CatalogueShop> {
  const index = await shopIndex(ctx.db);
  const shop = findShop(index, key);
  if (shop) return shop;
  throw new DomainError(
    'not_found',
    isGone(index, key) ? { data: { gone: true } } : {},
  );
}

/** The shop as a customer can pay there: a way that the house does not offer, such as a card without a provider, is off. */
export async function withOfferedPayments(
  ctx: Pick<Ctx, 'db' | 'gateways' | 'payments'>,
  shop: CatalogueShop,
): Promise<CatalogueShop> {
  const offered = new Set((await activePayments(ctx)).map(({ id }) => id));
  return {
    ...shop,
    payments: shop.payments.map((row) =>
      offered.has(row.payment.id)
        ? row
        : { ...row, payment: { ...row.payment, active: false } },
    ),
  };
}
