import { SHOP_SLUG_MAX } from '@/utils/application/limits';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { latinSlug } from '@/utils/text/latin-slug';

type Titled = Readonly<Record<string, { readonly title?: string } | null>>;

/** What a shop is called where nobody's language is asked for; '' for none. */
export function shopTitle({
  translations = {},
}: {
  readonly translations?: Titled;
}): string {
  const first = Object.values(translations).find((words) => words?.title);
  return translations[DEFAULT_LOCALE]?.title ?? first?.title ?? '';
}

/** A title as an address; '' where no letters are left: digits alone would be an id. */
export function shopSlug(title: string): string {
  const slug = latinSlug(title, SHOP_SLUG_MAX);
  return /[a-z]/.test(slug) ? slug : '';
}
