import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import {
  deleteClosedDay,
  findOperatorShop,
  findOperatorShops,
  insertClosedDay,
  type OperatorShopRow,
  setShopOpen,
  type ShopFilter,
} from '@/server/repositories/shop/operator-shop-repository';
import {
  type FieldChange,
  noteShopEdit,
} from '@/server/repositories/shop/shop-edit-repository';

/** A page of the shops that take orders, or could. */
export function listOperatorShops({ db }: Ctx, filter: ShopFilter) {
  return findOperatorShops(db, filter);
}

/** What became different of what is switched here. */
function switched(
  before: OperatorShopRow,
  after: OperatorShopRow,
): FieldChange[] {
  const told = ({ closedDays, open }: OperatorShopRow) => ({
    open: open ? 'yes' : 'no',
    closed_days: closedDays.join(', ') || null,
  });
  const [was, is] = [told(before), told(after)];
  return (['open', 'closed_days'] as const)
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, old: was[field], new: is[field] }));
}

/** One change of a shop, noted as the operator's, after which every process reads it anew. Throws not_found. */
function editShop(
  ctx: Ctx,
  id: number,
  change: (tx: Ctx) => Promise<void>,
): Promise<OperatorShopRow> {
  return inTransaction(ctx, async (tx) => {
    const before = await findOperatorShop(tx.db, id);
    await change(tx);
    const shop = await findOperatorShop(tx.db, id);
    if (!before || !shop) throw new DomainError('not_found');
    const changes = switched(before, shop);
    const edit = { shopId: id, userId: null, changes, now: tx.now };
    if (changes.length) await noteShopEdit(tx.db, edit);
    await notifyCatalogueChanged(tx.db, 'shops:');
    return shop;
  });
}

/** Opens a shop, within its hours, or closes it until it is opened again. Throws not_found. */
export function openShop(
  ctx: Ctx,
  id: number,
  open: boolean,
): Promise<OperatorShopRow> {
  return editShop(ctx, id, ({ db }) => setShopOpen(db, id, open));
}

/** Closes a shop for a day of its own calendar (YYYY-MM-DD), or takes that back. Throws not_found. */
export function closeShopOn(
  ctx: Ctx,
  id: number,
  closing: { readonly day: string; readonly closed: boolean },
): Promise<OperatorShopRow> {
  const { closed, day } = closing;
  return editShop(ctx, id, ({ db }) =>
    closed ? insertClosedDay(db, id, day) : deleteClosedDay(db, id, day),
  );
}
