import type { UserCtx } from '@/server/context';
import { getShop } from '@/server/domain/catalogue/get-shop';
import { shopIndex } from '@/server/domain/catalogue/load-shop-index';
import {
  deliversTo,
  shopsAround,
} from '@/server/domain/catalogue/shops-around';
import { deliveryTo } from '@/server/domain/catalogue/view-shop';
import { orNotFound } from '@/server/errors';
import {
  type AddressRow,
  countAddresses,
  findAddress,
  findAddresses,
} from '@/server/repositories/address/address-repository';

interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly zones?: boolean;
  readonly shop_id?: number;
}

/** Who delivers to an address: how many places, and how the asked shop does (null: not at all). */
interface AddressZone {
  readonly places?: number;
  readonly delivery?: ReturnType<typeof deliveryTo> | null;
}

export type ZonedAddress = AddressRow & AddressZone;

/** Adds to each address what was asked about its zone; a missing shop is not_found. */
async function withZones(
  ctx: UserCtx,
  rows: readonly AddressRow[],
  { shop_id: shopId, zones }: ListQuery,
): Promise<ZonedAddress[]> {
  const shop = shopId === undefined ? null : await getShop(ctx, shopId);
  const index = zones ? await shopIndex(ctx.db) : null;
  return rows.map((row) => ({
    ...row,
    ...(index && { places: shopsAround(index, row).size }),
    ...(shop && {
      delivery: deliversTo(shop, row) ? deliveryTo(shop, row) : null,
    }),
  }));
}

/** A page of the caller's saved addresses, oldest first, with their zones when asked for. */
export async function listAddresses(ctx: UserCtx, query: ListQuery) {
  const { page, perPage } = query;
  const rows = await findAddresses(ctx.db, ctx.user.id, { page, perPage });
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1);
  const total = isLast
    ? (page - 1) * perPage + rows.length
    : await countAddresses(ctx.db, ctx.user.id);
  return { rows: await withZones(ctx, rows, query), page, perPage, total };
}

/** One saved address of the caller; not_found when it is missing or somebody else's. */
export async function showAddress(
  ctx: UserCtx,
  id: number,
): Promise<AddressRow> {
  return orNotFound(await findAddress(ctx.db, ctx.user.id, id));
}
