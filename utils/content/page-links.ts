import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';

export interface PageLinks {
  readonly canonical: string | undefined;
  readonly alternates: readonly {
    readonly hrefLang: string;
    readonly href: string;
  }[];
}

/** A page's own address and its addresses in every language; none while the site's origin is unknown. */
export function pageLinks(
  siteUrl: string,
  path: string,
  lang: string,
): PageLinks {
  if (!siteUrl) return { canonical: undefined, alternates: [] };
  const at = (locale: string): string =>
    `${siteUrl}${localisedPath(path, locale)}`;
  return {
    canonical: at(lang),
    alternates: [
      ...LOCALES.map(({ code, tag }) => ({ hrefLang: tag, href: at(code) })),
      { hrefLang: 'x-default', href: at(DEFAULT_LOCALE) },
    ],
  };
}

/** A path of this site as the router wants it: without its language prefix. */
export function pathWithoutLocale(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? [];
  if (!isLocale(first)) return path;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
