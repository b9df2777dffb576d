import type { Ctx } from '@/server/context';
import {
  deleteWords,
  putCategoryWords,
  putProductWords,
  takeProductsOff,
} from '@/server/repositories/product/menu/menu-write-repository';
import {
  notePending,
  searchLater,
} from '@/server/repositories/product/menu/search-pending-repository';
import { menuTables } from '@/server/repositories/product/menu/menu-table-repository';
import type { StoredWords } from '@/server/repositories/product/menu/menu-read-repository';
import { type MenuPlan, sameValue } from './menu-plan';
import { writeAddonGroups, writeOptions } from './write-options';
import { changed, writtenId, write } from './write-rows';

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
