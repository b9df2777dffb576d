import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import { inTransaction } from '@/server/db/transaction';
import type { OperatorBannerBodyDto } from '@/server/contracts/operator/banner';
import { mergeWords } from '@/server/domain/content/merge-words';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import {
  deleteBanner,
  findBanner,
  findBanners,
  type OperatorBannerRow,
  putBanner,
} from '@/server/repositories/shop/operator-banner-repository';

/** A page of the banners of the home page, shown or not. */
export function listBanners({ db }: Ctx, paging: Paging) {
  return findBanners(db, paging);
}

/** Throws not_found. */
export async function getOperatorBanner(
  { db }: Ctx,
  slug: string,
): Promise<OperatorBannerRow> {
  return orNotFound(await findBanner(db, slug));
}

/** What a new one must have; a changed one has it. */
function missingFields(row: Partial<OperatorBannerRow>): string[] {
  const isWordless = !Object.keys(row.translations ?? {}).length;
  return [
    ...(row.img ? [] : ['img']),
    ...(row.url ? [] : ['url']),
    ...(isWordless ? ['translations'] : []),
  ];
}

function mergeBanner(
  slug: string,
  known: OperatorBannerRow | null,
  { translations = {}, ...given }: OperatorBannerBodyDto,
): OperatorBannerRow {
  const row = {
    tone: 'light' as const,
    position: 0,
    active: true,
    ...known,
    ...given,
    slug,
    translations: mergeWords(known?.translations ?? {}, translations),
  };
  const missing = missingFields(row);
  if (missing.length)
    throw badFields(
      Object.fromEntries(
        missing.map((field) => [field, ['validation.required']]),
      ),
    );
  return row as OperatorBannerRow;
}

/** Makes or changes a banner; languages and fields that are not given stay. Throws bad_request for what is missing. */
export function changeBanner(
  ctx: Ctx,
  slug: string,
  given: OperatorBannerBodyDto,
): Promise<OperatorBannerRow> {
  return inTransaction(ctx, async ({ db }) => {
    const row = mergeBanner(slug, await findBanner(db, slug), given);
    await putBanner(db, row);
    await notifyCatalogueChanged(db, 'banners:');
    return row;
  });
}

/** Throws not_found. */
export function removeBanner(ctx: Ctx, slug: string): Promise<null> {
  return inTransaction(ctx, async ({ db }) => {
    if (!(await deleteBanner(db, slug))) throw new DomainError('not_found');
    await notifyCatalogueChanged(db, 'banners:');
    return null;
  });
}
