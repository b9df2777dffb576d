import { useTranslation } from 'react-i18next';
import { ScrollRow } from '@/components/ui/scroll-row/scroll-row';
import { Section } from '@/components/ui/section/section';
import { ShopCards, ShopTiles } from '@/containers/shop/list/shop-items';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useBanners } from '@/hooks/shop/use-home';
import { useLiked } from '@/hooks/shop/use-liked';
import type { useShopRow } from '@/hooks/shop/use-shop-list';
import type { ShopCardView } from '@/utils/shop/shop-card';
import {
  filtersHref,
  type ShopFilters,
  shopRowFilters,
} from '@/utils/shop/shop-filters';
import { Banners } from './home-items';
import styles from './home.module.css';

/** The operator's promotions. */
export function HomeBanners() {
  const { t } = useTranslation();
  const { lang } = useShell();
  const banners = useBanners();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('home.offers')} className={styles.banners}>
      <ScrollRow
        className={styles.bannerRow}
        arrows
        of={Banners}
        props={{ banners, lang }}
      />
    </section>
  );
}

type HomeShopsProps = Readonly<{
  filters: ShopFilters;
  row: ReturnType<typeof useShopRow>;
}>;

/** The first groceries, pharmacies and florists; nothing when none delivers here. */
export function HomeShops({ filters, row }: HomeShopsProps) {
  const { t } = useTranslation();
  const [type] = useDeliveryType();
  if (row.cards.length === 0) return null;
  return (
    <Section
      title={t('home.shops')}
      className={styles.section}
      link={{
        href: filtersHref(shopRowFilters(filters)),
        label: t('home.shops.all', { total: row.total }),
      }}
    >
      <ScrollRow
        className={styles.shops}
        arrows
        of={ShopTiles}
        props={{ cards: row.cards, pickup: type === 'pickup' }}
      />
    </Section>
  );
}

type HomeRecommendedProps = Readonly<{ cards: readonly ShopCardView[] }>;

/** What a visitor is shown first; the page shows it only whole and inside a zone. */
export function HomeRecommended({ cards }: HomeRecommendedProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { liked, toggle } = useLiked();
  if (cards.length === 0) return null;
  return (
    <Section title={t('home.recommended')} className={styles.section}>
      <ScrollRow
        className={styles.recommended}
        arrows
        of={ShopCards}
        props={{
          cards,
          waiting: 0,
          pickup: false,
          currency,
          liked,
          onLike: toggle,
          lazy: true,
        }}
      />
    </Section>
  );
}
