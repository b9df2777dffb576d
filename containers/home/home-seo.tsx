import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/seo/seo';
import { useShell } from '@/contexts/shell-context';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { pageLinks } from '@/utils/page-links';
import {
  filtersHref,
  NO_FILTERS,
  type ShopFilters,
} from '@/utils/shop-filters';

type HomeSeoProps = Readonly<{
  filters: ShopFilters;
  /** What the list is of, when it is not everything. */
  title: string | null;
}>;

/** What search engines read of the home page and of its lists by category; a search is not for them. */
export function HomeSeo({ filters, title }: HomeSeoProps) {
  const { t } = useTranslation();
  const { lang, siteUrl } = useShell();
  const { category, search, type } = filters;
  const path = filtersHref(NO_FILTERS, { category, type });
  const { alternates, canonical } = pageLinks(siteUrl, path, lang);
  return (
    <Seo
      title={title ?? t('home.seo.title')}
      siteName={BRAND_NAME}
      description={t('home.seo.description')}
      canonical={canonical}
      alternates={alternates}
      noindex={search !== ''}
      jsonLd={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${siteUrl}/#organization`,
            name: BRAND_NAME,
            url: `${siteUrl}/`,
            logo: `${siteUrl}/icons/icon-512.png`,
          },
          {
            '@type': 'WebSite',
            '@id': `${siteUrl}/#website`,
            name: BRAND_NAME,
            url: `${siteUrl}/`,
            inLanguage: lang,
            publisher: { '@id': `${siteUrl}/#organization` },
            potentialAction: {
              '@type': 'SearchAction',
              target: `${siteUrl}/?search={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      }}
    />
  );
}
