import { cached } from '@/server/caches/catalogue-cache';
import type { Ctx } from '@/server/context';
import { findPageRows } from '@/server/repositories/content/page-repository';
import { knownPages, pageKind } from './page-registry';

/** A page of words with an address of its own. */
export interface ListedPage {
  readonly slug: string;
  readonly path: string;
  /** When the operator's words changed last; null for ours. */
  readonly changedAt: Date | null;
}

/** Every page of words that can be read now: ours, then those that only the operator has. */
export async function listTextPages({
  db,
}: Pick<Ctx, 'db'>): Promise<ListedPage[]> {
  const rows = await cached('pages:', async () =>
    (await findPageRows(db)).map(
      ({ active, slug, translations, updatedAt }) => ({
        slug,
        changedAt: updatedAt,
        told:
          active &&
          Object.values(translations).some(({ description }) => description),
      }),
    ),
  );
  const told = new Map(
    rows.filter((row) => row.told).map((row) => [row.slug, row.changedAt]),
  );
  const known = knownPages().filter(({ text }) => text !== null);
  const slugs = new Set([...known.map(({ slug }) => slug), ...told.keys()]);
  return [...slugs].flatMap((slug) => {
    const { path } = pageKind(slug);
    return path ? [{ slug, path, changedAt: told.get(slug) ?? null }] : [];
  });
}
