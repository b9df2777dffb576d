import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import { inTransaction } from '@/server/db/transaction';
import type { OperatorCategoryBodyDto } from '@/server/contracts/operator/category';
import { mergeWords } from '@/server/domain/content/merge-words';
import { badFields, orNotFound } from '@/server/errors';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import {
  deleteCategory,
  findCategories,
  findCategory,
  hideCategory,
  holdCategory,
  type OperatorCategoryRow,
  putCategory,
} from '@/server/repositories/shop/operator-category-repository';

/** The cached shops name their categories. */
const SHOPS_CACHE = 'shops:';

/** A page of the categories by which shops are found, shown or not. */
export function listOwnCategories({ db }: Ctx, paging: Paging) {
  return findCategories(db, paging);
}

/** Throws not_found. */
export async function getOwnCategory(
  { db }: Pick<Ctx, 'db'>,
  slug: string,
): Promise<OperatorCategoryRow> {
  return orNotFound(await findCategory(db, slug));
}

/** Why it cannot be so, by field. */
function problemsOf(
  known: OperatorCategoryRow | null,
  row: Pick<OperatorCategoryRow, 'kind' | 'translations'>,
): Readonly<Record<string, string[]>> {
  const isOtherKind = known?.shopsCount && known.kind !== row.kind;
  return {
    ...(isOtherKind && {
      kind: [
        `stays ${known.kind} while shops are in it (now ${known.shopsCount}).`,
      ],
    }),
    ...(Object.keys(row.translations).length
      ? {}
      : { translations: ['validation.required'] }),
  };
}

/**
 * Makes or changes a category; languages and fields that are not given stay. Throws bad_request without a title, and for
 * another kind while shops are in it.
 */
export function changeCategory(
  ctx: Ctx,
  slug: string,
  { translations = {}, ...given }: OperatorCategoryBodyDto,
): Promise<OperatorCategoryRow> {
  return inTransaction(ctx, async ({ db }) => {
    await holdCategory(db, slug);
    const known = await findCategory(db, slug);
    const row = {
      slug,
      kind: given.kind ?? known?.kind ?? 'restaurant',
      img: given.img === undefined ? (known?.img ?? null) : given.img,
      position: given.position ?? known?.position ?? 0,
      active: given.active ?? known?.active ?? true,
      translations: mergeWords(known?.translations ?? {}, translations),
    };
    const fields = problemsOf(known, row);
    if (Object.keys(fields).length) throw badFields(fields);
    await putCategory(db, known?.id ?? null, row);
    await notifyCatalogueChanged(db, SHOPS_CACHE);
    return getOwnCategory({ db }, slug);
  });
}

/** Deletes a category, or takes it off while shops are in it, which it keeps. Throws not_found. */
export function removeCategory(
  ctx: Ctx,
  slug: string,
): Promise<{ deleted: boolean; shops_count: number }> {
  return inTransaction(ctx, async ({ db }) => {
    await holdCategory(db, slug);
    const { id, shopsCount } = await getOwnCategory({ db }, slug);
    await (shopsCount ? hideCategory(db, id) : deleteCategory(db, id));
    await notifyCatalogueChanged(db, SHOPS_CACHE);
    return { deleted: !shopsCount, shops_count: shopsCount };
  });
}
