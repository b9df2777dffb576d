import type { Ctx } from '@/server/context';
import type { StoredWords } from '@/server/repositories/product/menu/menu-read-repository';
import { menuTables } from '@/server/repositories/product/menu/menu-table-repository';
import {
  deleteStocks,
  deleteWords,
  holdStocks,
  putCategoryWords,
  putProductWords,
  replaceGroupItems,
  replaceProductGroups,
  replaceStockExtras,
  takeProductsOff,
} from '@/server/repositories/product/menu/menu-write-repository';
import {
  notePending,
  searchLater,
} from '@/server/repositories/product/menu/search-pending-repository';
import { type MenuPlan, type PlannedOption, sameValue } from './menu-plan';

/** What is written for one planned thing. */
interface Pair<P, R> {
  readonly planned: P;
  readonly row: R;
}

/** Inserts what is new, noting its ids in the plan, and updates the rest. */
async function write<P extends { id: number | null }, R>(
  db: Db,
  pairs: readonly Pair<P, R>[],
  table: {
    readonly insert: (db: Db, rows: readonly R[]) => Promise<number[]>;
    readonly update: (
      db: Db,
      rows: readonly (R & { readonly id: number })[],
    ) => Promise<void>;
  },
): Promise<void> {
  const made = pairs.filter(({ planned }) => planned.id === null);
  const old = pairs.flatMap(({ planned: { id }, row }) =>
    id === null ? [] : { ...row, id },
  );
  const ids = await table.insert(
    db,
    made.map(({ row }) => row),
  );
  for (const [index, { planned }] of made.entries())
    planned.id = ids[index] ?? null;
  await table.update(db, old);
}

/** The id of what is written by now. */
const writtenId = ({ id }: { readonly id: number | null }): number => {
  if (id === null) throw new Error('the import refers to what is not written');
  return id;
};

/** Those whose own row is to be written. */
const changed = <T extends { readonly isChanged: boolean }>(
  rows: readonly T[],
): T[] => rows.filter(({ isChanged }) => isChanged);

/** What products are sold as; their products and extras are written by now. */
async function writeOptions(db: Db, { products }: MenuPlan): Promise<void> {
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
async function writeAddonGroups(
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

type Db = Ctx['db'];

async function writeExtras(db: Db, shopId: number, { extras }: MenuPlan) {
  await write(
    db,
    changed(extras).map((planned) => {
      const { key, translations, type } = planned;
      return { planned, row: { shopId, key, type, translations } };
    }),
    menuTables.extras,
  );
  await write(
    db,
    extras.flatMap((group) =>
      changed(group.values).map((planned) => {
        const { key, position, translations, value } = planned;
        const groupId = writtenId(group);
        return {
          planned,
          row: { groupId, key, value, translations, position },
        };
      }),
    ),
    menuTables.values,
  );
}

interface Worded {
  readonly id: number | null;
  readonly before: StoredWords;
  readonly translations: StoredWords;
}

const putWords = (rows: readonly Worded[]) =>
  rows.flatMap((one) =>
    Object.entries(one.translations)
      .filter(([locale, words]) => !sameValue(words, one.before[locale]))
      .map(([locale, words]) => ({
        ownerId: writtenId(one),
        locale,
        ...words,
      })),
  );

const goneWords = (rows: readonly Worded[]) =>
  rows.flatMap((one) =>
    Object.keys(one.before)
      .filter((locale) => !(locale in one.translations))
      .map((locale) => ({ ownerId: writtenId(one), locale })),
  );

async function writeCategories(
  db: Db,
  shopId: number,
  { categories }: MenuPlan,
): Promise<void> {
  await write(
    db,
    changed(categories).map((planned) => {
      const { active, img, position, slug } = planned;
      const kind = 'menu' as const;
      return { planned, row: { shopId, kind, slug, img, active, position } };
    }),
    menuTables.categories,
  );
  await putCategoryWords(db, putWords(categories));
  await deleteWords(db, 'categories', goneWords(categories));
}

async function writeProducts(
  db: Db,
  shopId: number,
  { products, takenOff }: MenuPlan,
): Promise<void> {
  await write(
    db,
    changed(products).map((planned) => {
      const { category, columns, slug } = planned;
      const categoryId = category && writtenId(category);
      const lists = {
        allergens: [...columns.allergens],
        gallery: [...columns.gallery],
      };
      return {
        planned,
        row: { ...columns, ...lists, shopId, slug, categoryId },
      };
    }),
    menuTables.products,
  );
  await putProductWords(db, putWords(products));
  await deleteWords(db, 'products', goneWords(products));
  await takeProductsOff(
    db,
    shopId,
    takenOff.map(({ id }) => id),
  );
}

const FOUND_BY = /^(title|description|category|active|status|addon)/;

/** Products that searches must read anew. */
function searchedIds(plan: MenuPlan, made: ReadonlySet<object>): number[] {
  const products = plan.products.filter(
    (product) =>
      made.has(product) || product.fields.some((name) => FOUND_BY.test(name)),
  );
  return [...products.map(writtenId), ...plan.takenOff.map(({ id }) => id)];
}

/**
 * Writes a whole plan inside the caller's transaction, in a number of statements that grows by the hundred rows. The
 * search follows after it: `indexImported`.
 */
export async function writeMenu(
  db: Db,
  shopId: number,
  plan: MenuPlan,
): Promise<void> {
  const made = new Set<object>(plan.products.filter(({ id }) => id === null));
  await writeExtras(db, shopId, plan);
  await writeCategories(db, shopId, plan);
  await searchLater(db);
  await writeProducts(db, shopId, plan);
  await writeOptions(db, plan);
  await writeAddonGroups(db, shopId, plan);
  await notePending(db, searchedIds(plan, made));
}
