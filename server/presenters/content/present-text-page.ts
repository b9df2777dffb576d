import type { TextPageDto } from '@/server/contracts/content/pages';
import type { TextPageView } from '@/server/domain/content/get-text-page';

/** A page of words as the contract has it. */
export function presentTextPage(page: TextPageView): TextPageDto {
  const { html, id, locale, sections, title, updatedAt, versions } = page;
  const { img, layout, path, slug, summary, version } = page;
  return {
    id,
    slug,
    layout,
    path,
    img,
    translation: { id, locale, title, description: html },
    summary,
    sections: sections.map((section) => ({ ...section })),
    version,
    versions: versions.map(({ changes, since, version: number }) => ({
      version: number,
      since: since.toISOString(),
      changes: changes && { ...changes },
    })),
    updated_at: updatedAt.toISOString(),
  };
}
