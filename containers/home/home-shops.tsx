import { useTranslation } from 'react-i18next';
import { ScrollRow } from '@/components/scroll-row/scroll-row';
import { Section } from '@/components/section/section';
import { useDeliveryType } from '@/hooks/use-delivery-type';
import type { useShopRow } from '@/hooks/use-shop-list';
import { filtersHref, type ShopFilters } from '@/utils/shop-filters';
import { ShopTiles } from './home-items';
import styles from './home.module.css';
import { useShopWords } from './use-shop-words';

type HomeShopsProps = Readonly<{
  filters: ShopFilters;
  row: ReturnType<typeof useShopRow>;
}>;

/** The first groceries, pharmacies and florists; nothing when none delivers here. */
export function HomeShops({ filters, row }: HomeShopsProps) {
  const { t } = useTranslation();
  const [type] = useDeliveryType();
  const words = useShopWords();
  if (row.cards.length === 0) return null;
  return (
    <Section
      title={t('home.shops')}
      className={styles.section}
      link={{
        href: filtersHref(filters, { type: 'shop' }),
        label: t('home.shops.all', { total: row.total }),
      }}
    >
      <ScrollRow
        className={styles.shops}
        arrows
        of={ShopTiles}
        props={{ cards: row.cards, pickup: type === 'pickup', words }}
      />
    </Section>
  );
}
