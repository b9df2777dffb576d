import { isLocale } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';
import { writtenIn } from './written-in';

export interface PageAddresses {
  readonly canonical: string | undefined;
  readonly alternates: readonly {
    readonly hrefLang: string;
    readonly href: string;
  }[];
}

/**
 * A page's own address and its addresses in the languages it is written in (all, unless told); none while the site's
 * origin is unknown. In another language the page is the one it is shown in.
 */
export function pageLinks(
  siteUrl: string,
  path: string,
  lang: string,
  languages?: readonly string[],
): PageAddresses {
  if (!siteUrl) return { canonical: undefined, alternates: [] };
  const at = (locale: string): string =>
    `${siteUrl}${localisedPath(path, locale)}`;
  const { others, standard } = writtenIn(languages);
  const isWritten = others.some(({ code }) => code === lang);
  return {
    canonical: at(isWritten || !languages ? lang : standard),
    alternates: [
      ...others.map(({ code, tag }) => ({ hrefLang: tag, href: at(code) })),
      { hrefLang: 'x-default', href: at(standard) },
    ],
  };
}

/** A path of this site as the router wants it: without its language prefix. */
export function pathWithoutLocale(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? [];
  if (!isLocale(first)) return path;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
