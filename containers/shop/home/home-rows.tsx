import { useTranslation } from 'react-i18next';
import { ScrollRow } from '@/components/ui/scroll-row/scroll-row';
import { Section } from '@/components/ui/section/section';
import { ShopTiles } from '@/containers/shop/list/shop-items';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useBanners } from '@/hooks/shop/use-home';
import type { useShopRow } from '@/hooks/shop/use-shop-list';
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
