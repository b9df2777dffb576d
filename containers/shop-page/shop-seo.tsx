import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/seo/seo';
import { useShell } from '@/contexts/shell-context';
import { BRAND_NAME } from '@/utils/constants/defaults';
import type { MenuView } from '@/utils/menu-view';
import { pageLinks } from '@/utils/page-links';
import { routes } from '@/utils/routes';
import type { ShopView } from '@/utils/shop-view';

type ShopSeoProps = Readonly<{ shop: ShopView; menu: MenuView }>;

function menuData({ sections }: MenuView, currency: string) {
  return {
    '@type': 'Menu',
    hasMenuSection: sections.map(({ items, title }) => ({
      '@type': 'MenuSection',
      name: title,
      hasMenuItem: items.map((item) => ({
        '@type': 'MenuItem',
        name: item.title,
        offers: {
          '@type': 'Offer',
          price: item.price.toFixed(2),
          priceCurrency: currency,
        },
      })),
    })),
  };
}

/** Title, description, canonical address and structured data of a shop's page. */
export function ShopSeo({ shop, menu }: ShopSeoProps) {
  const { t } = useTranslation();
  const { currency, lang, siteUrl } = useShell();
  const links = pageLinks(siteUrl, routes.shop(shop), lang);
  const { cover, kinds, location, rating, reviewsCount, title } = shop;
  const image = cover && siteUrl ? new URL(cover, siteUrl).href : undefined;
  return (
    <Seo
      siteName={BRAND_NAME}
      title={title}
      description={
        shop.description ??
        t('shop.description', {
          name: title,
          list: kinds.join(t('list.separator')),
        })
      }
      canonical={links.canonical}
      alternates={links.alternates}
      image={image}
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': shop.type === 'restaurant' ? 'Restaurant' : 'Store',
        name: title,
        ...(links.canonical && { url: links.canonical }),
        ...(image && { image }),
        ...(shop.phone && { telephone: shop.phone }),
        ...(shop.address && { address: shop.address }),
        ...(shop.type === 'restaurant' && {
          servesCuisine: kinds,
          hasMenu: menuData(menu, currency.title),
        }),
        geo: { '@type': 'GeoCoordinates', ...location },
        ...(rating !== null &&
          reviewsCount > 0 && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating,
              reviewCount: reviewsCount,
            },
          }),
      }}
    />
  );
}
