import type { Ctx } from '@/server/context';
import {
  deleteStocks,
  holdStocks,
  replaceGroupItems,
  replaceProductGroups,
  replaceStockExtras,
} from '@/server/repositories/product/menu/menu-write-repository';
import { menuTables } from '@/server/repositories/product/menu/menu-table-repository';
import type { MenuPlan, PlannedOption } from './menu-plan';
import { changed, writtenId, write } from './write-rows';

type Db = Ctx['db'];

/** What products are sold as; their products and extras are written by now. */
export async function writeOptions(
  db: Db,
  { products }: MenuPlan,
): Promise<void> {
  const all = products.flatMap((product) =>
    changed(product.options).map((planned) => {
      const { allergens, position, priceMinor, quantity, sku } = planned;
      const row = {
        productId: writtenId(product),
        sku,
        priceMinor,
        quantity,
        position,
        allergens: [...allergens],
      };
      return { planned, row };
    }),
  );
  const remade = products
    .flatMap(({ options }) => options)
    .filter(({ areValuesChanged }) => areValuesChanged);
  await holdStocks(
    db,
    all.flatMap(({ planned: { id } }) => id ?? []),
    { whole: false },
  );
  const { insert, update, updateWithQuantity } = menuTables.stocks;
  const isGiven = ({ planned }: { planned: PlannedOption }) =>
    planned.isQuantityGiven;
  await write(db, all.filter(isGiven), { insert, update: updateWithQuantity });
  await write(
    db,
    all.filter((pair) => !isGiven(pair)),
    { insert, update },
  );
  await replaceStockExtras(
    db,
    remade.map(writtenId),
    remade.flatMap((option) =>
      option.values.map((value) => ({
        stockId: writtenId(option),
        extraValueId: writtenId(value),
      })),
    ),
  );
  await deleteStocks(
    db,
    products.flatMap(({ deleted }) => deleted),
  );
}

/** Groups of add-ons, their members, and who offers them; all products and options are written by now. */
export async function writeAddonGroups(
  db: Db,
  shopId: number,
  { addonGroups, products }: MenuPlan,
): Promise<void> {
  await write(
    db,
    changed(addonGroups).map((planned) => {
      const { key, max, min, translations } = planned;
      return { planned, row: { shopId, key, min, max, translations } };
    }),
    menuTables.addonGroups,
  );
  const refilled = addonGroups.filter(({ items }) => items);
  await replaceGroupItems(
    db,
    refilled.map(writtenId),
    refilled.flatMap((group) =>
      (group.items ?? []).map((option, position) => ({
        groupId: writtenId(group),
        stockId: writtenId(option),
        position,
      })),
    ),
  );
  const groupOf = new Map(addonGroups.map((group) => [group.key, group]));
  const offering = products.filter(({ groups }) => groups);
  await replaceProductGroups(
    db,
    offering.map(writtenId),
    offering.flatMap((product) =>
      (product.groups ?? []).flatMap((key, position) => {
        const group = groupOf.get(key);
        return group
          ? {
              productId: writtenId(product),
              groupId: writtenId(group),
              position,
            }
          : [];
      }),
    ),
  );
}
