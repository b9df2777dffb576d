import type { OperatorPageDto } from '@/server/contracts/content/operator-pages';
import type { OperatorPageView } from '@/server/domain/content/manage-pages';

/** A page as the operator writes it. */
export function presentOperatorPage({
  kind,
  row,
  translations,
}: OperatorPageView): OperatorPageDto {
  const { layout, path, slug, text } = kind;
  const isOwn =
    row?.active === true &&
    Object.values(row.translations).some(({ description }) => description);
  return {
    slug,
    path,
    layout,
    source: isOwn || !text ? 'own' : 'ours',
    active: row?.active ?? true,
    img: row?.img ?? null,
    version: row?.version ?? text?.versions.length ?? 1,
    translations: Object.fromEntries(
      Object.entries(translations).map(
        ([code, { description, summary, title }]) => [
          code,
          { title, summary, description },
        ],
      ),
    ),
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}
