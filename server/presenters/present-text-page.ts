import type { TextPageDto } from '../contracts/pages';
import type { TextPageView } from '../domain/pages/get-text-page';

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
