import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields, orNotFound } from '@/server/errors';
import {
  countOperatorStocks,
  findOperatorStock,
  findOperatorStocks,
  type OperatorStockRow,
  setStockQuantity,
  type StockFilter,
} from '@/server/repositories/product/operator-stock-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

/** A page of stocks, of one shop or product when one is given. */
export async function listOperatorStocks({ db }: Ctx, filter: StockFilter) {
  const { page, perPage } = filter;
  const rows = await findOperatorStocks(db, filter);
  return { rows, page, perPage, total: await countOperatorStocks(db, filter) };
}

/**
 * Sets what is left of a stock: pieces, or a weight to a thousandth. Throws not_found, bad_request for a part of a piece.
 */
export function setStock(
  ctx: Ctx,
  id: number,
  quantity: number,
): Promise<OperatorStockRow> {
  return inTransaction(ctx, async ({ db }) => {
    const stock = orNotFound(await findOperatorStock(db, id));
    if (Number.isInteger(stock.interval) && !Number.isInteger(quantity))
      throw badFields({ quantity: ['validation.invalid'] });
    await setStockQuantity(db, id, quantity);
    await notifyCatalogueChanged(db, `menu:${stock.shopId}`);
    return { ...stock, quantity };
  });
}
