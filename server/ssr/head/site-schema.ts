import { brandName, siteBrand } from '@/server/caches/site-brand';
import { localeInfo } from '@/utils/i18n/locales';
import { localisedPath, routes } from '@/utils/shell/routes';
import type { Shell } from '@/utils/shell/shell';
import type { SchemaNode } from './head-draft';
import { publisher } from './publisher';

/** The entity behind the name, where the operator has said it. */
function legalParts() {
  const { legalAddress, legalId, legalName } = siteBrand();
  return {
    ...(legalName && { legalName }),
    ...(legalAddress && { address: legalAddress }),
    ...(legalId && { identifier: legalId }),
  };
}

/** Who runs the site, and how to search it. */
export function siteSchema({
  lang,
  siteUrl,
}: Pick<Shell, 'lang' | 'siteUrl'>): SchemaNode[] {
  const home = `${siteUrl}${localisedPath(routes.home(), lang)}`;
  const search = `${siteUrl}${localisedPath(routes.search(), lang)}`;
  const organization = publisher({ lang, siteUrl });
  return [
    { ...organization, ...legalParts() },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: brandName(lang),
      url: home,
      inLanguage: localeInfo(lang).tag,
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${search}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
