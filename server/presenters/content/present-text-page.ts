import type { TextPageDto } from '@/server/contracts/pages';
import type { TextPageView } from '@/server/domain/content/get-text-page';

/** A page of text as the contract has it. */
export function presentTextPage(page: TextPageView): TextPageDto {
  const { html, id, locale, sections, title, updatedAt } = page;
  return {
    id,
    translation: { id, locale, title, description: html },
    sections: sections.map((section) => ({ ...section })),
    updated_at: updatedAt.toISOString(),
  };
}
