import type { PageRow } from '@/server/repositories/content/page-repository';
import { fallbackOrder } from '@/utils/i18n/site-languages';
import type { SafeText } from './safe-html';
import { safeWords } from './safe-words';

/** What an operator says of a page in one language. */
export interface OwnText extends SafeText {
  readonly id: number;
  readonly locale: string;
  readonly title: string;
  /** Plain text; empty when none was given. */
  readonly summary: string;
  readonly updatedAt: Date;
}

/** The first of these languages, the site's first one, English or any other that has words; null for none. */
export function localeOf(
  words: Readonly<Record<string, unknown>>,
  ...wanted: readonly string[]
): string | null {
  return (
    [...wanted, ...fallbackOrder('', words)].find((code) => words[code]) ?? null
  );
}

/** The operator's own text, in the asked language or the next best; null for one that says nothing in any. */
export function ownText(
  row: PageRow,
  lang: string,
  title: string,
): OwnText | null {
  const { id, translations, updatedAt } = row;
  const told = Object.fromEntries(
    Object.entries(translations).filter(([, text]) => text.description),
  );
  const locale = localeOf(told, lang);
  const text = locale === null ? undefined : told[locale];
  if (locale === null || !text?.description) return null;
  return {
    ...safeWords(row, locale, text.description),
    id,
    locale,
    title: text.title || title,
    summary: text.summary ?? '',
    updatedAt,
  };
}
