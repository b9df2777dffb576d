import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { Paging } from '@/server/contracts/common';
import type { PageChange } from '@/server/contracts/content/operator-pages';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import {
  deletePage,
  findPageRow,
  findPageRows,
  findPageVersions,
  lockPage,
  type PageRow,
  savePage,
  savePageVersion,
  withdrawPage,
} from '@/server/repositories/content/page-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import { LOCALES } from '@/utils/i18n/locales';
import { defaultWords } from './get-text-page';
import { knownPages, type PageKind, pageKind } from './page-registry';

/** A page with the operator's row, where there is one, and else the words we bring. */
export interface OperatorPageView {
  readonly kind: PageKind;
  readonly row: PageRow | null;
  readonly translations: PageRow['translations'];
}

/** Every page there is: ours, with or without own words, then those that only the operator has. Titles only of ours. */
export async function listOperatorPages(ctx: Ctx, { page, perPage }: Paging) {
  const rows = new Map(
    (await findPageRows(ctx.db)).map((row) => [row.slug, row]),
  );
  const slugs = new Set([
    ...knownPages().map(({ slug }) => slug),
    ...rows.keys(),
  ]);
  const all = [...slugs];
  const shown = all.slice((page - 1) * perPage, page * perPage);
  return {
    page,
    perPage,
    total: all.length,
    rows: await Promise.all(
      shown.map((slug) => viewOf(ctx, slug, rows.get(slug) ?? null)),
    ),
  };
}

/** Our words of a page in every language, where we have any. */
async function ourTranslations(
  ctx: Ctx,
  { text }: PageKind,
): Promise<PageRow['translations']> {
  if (!text) return {};
  const words = await Promise.all(
    LOCALES.map(
      async ({ code }) =>
        [code, await defaultWords({ db: ctx.db, lang: code }, text)] as const,
    ),
  );
  return Object.fromEntries(words);
}

async function viewOf(
  ctx: Ctx,
  slug: string,
  row: PageRow | null,
): Promise<OperatorPageView> {
  const kind = pageKind(slug);
  const translations = row?.translations ?? (await ourTranslations(ctx, kind));
  return { kind, row, translations };
}

/** One page; throws not_found for a slug that is neither ours nor the operator's. */
export async function getOperatorPage(
  ctx: Ctx,
  slug: string,
): Promise<OperatorPageView> {
  const row = await findPageRow(ctx.db, slug);
  const isKnown = knownPages().some((page) => page.slug === slug);
  if (!row && !isKnown) throw new DomainError('not_found');
  return viewOf(ctx, slug, row);
}

/** The words as they are with what was given: a language that is null goes. */
function merged(
  known: PageRow['translations'],
  given: PageChange['translations'] = {},
): PageRow['translations'] {
  const all = { ...known, ...given };
  return Object.fromEntries(
    Object.entries(all).flatMap(([code, words]) =>
      words ? [[code, words]] : [],
    ),
  );
}

const changesOf = (given: PageChange['changes']): PageRow['changes'] =>
  typeof given === 'string' ? { en: given } : (given ?? null);

/** When a change is said to be one, what was in force before stays as a version of its own. */
async function keepVersions(
  { db, now }: Ctx,
  before: PageRow | null,
  saved: PageRow,
): Promise<void> {
  const kept = before ? await findPageVersions(db, before.id) : [];
  const isNew = !before || saved.version > before.version;
  if (before && isNew && kept.length === 0)
    await savePageVersion(db, before.id, {
      ...before,
      since: before.updatedAt,
    });
  const since = kept.find(({ version }) => version === saved.version)?.since;
  await savePageVersion(db, saved.id, {
    ...saved,
    since: since ?? (isNew ? now : before.updatedAt),
  });
}

/**
 * Writes the operator's words of a page: what is not given stays. With `changes` they are a new version, and the old
 * one is kept. Throws bad_request for a new page without words.
 */
export function putPage(
  ctx: Ctx,
  slug: string,
  change: PageChange,
): Promise<OperatorPageView> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockPage(tx.db, slug);
    const translations = merged(
      before?.translations ?? {},
      change.translations,
    );
    if (!pageKind(slug).text && Object.keys(translations).length === 0)
      throw badFields({ translations: ['validation.required'] });
    const changes = changesOf(change.changes);
    const isNewVersion = changes !== null && before !== null;
    const saved = await savePage(tx.db, {
      slug,
      translations,
      active: change.active ?? before?.active ?? true,
      img: change.img === undefined ? (before?.img ?? null) : change.img,
      version: (before?.version ?? 1) + Number(isNewVersion),
      changes: changes ?? before?.changes ?? null,
      updatedAt: tx.now,
    });
    await keepVersions(tx, before, saved);
    await notifyCatalogueChanged(tx.db, 'pages:');
    return viewOf(tx, slug, saved);
  });
}

/**
 * Takes the operator's words away with their versions: ours are in force again. A page that we have no words of is
 * withdrawn, and its address answers 410 until it is put again with `active`. Throws not_found.
 */
export function removePage(ctx: Ctx, slug: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    orNotFound(await lockPage(tx.db, slug));
    if (pageKind(slug).text) await deletePage(tx.db, slug);
    else await withdrawPage(tx.db, slug);
    await notifyCatalogueChanged(tx.db, 'pages:');
  });
}
