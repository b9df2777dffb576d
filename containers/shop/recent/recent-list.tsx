import { useTranslation } from '@/utils/i18n/use-translation';
import { ScrollRow } from '@/components/ui/scroll-row/scroll-row';
import { Section } from '@/components/ui/section/section';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import {
  ShopTiles,
  type ShopTilesProps,
} from '@/containers/shop/list/shop-items';
import { useRecentShops } from '@/hooks/shop/use-recently-viewed';
import styles from './recent.module.css';

type RecentTilesProps = ShopTilesProps &
  Readonly<{
    /** Tiles that are on their way. */
    waiting: number;
  }>;

function RecentTiles({ waiting, ...tiles }: RecentTilesProps) {
  return (
    <>
      <ShopTiles {...tiles} />
      {Array.from({ length: waiting }, (_, at) => (
        <li key={`waiting-${at}`}>
          <SkeletonBlock className={styles.tile} />
        </li>
      ))}
    </>
  );
}

/** The row of shops seen lately; nothing when none of them is left. */
export function RecentList() {
  const { t } = useTranslation('search');
  const { cards, pickup, waiting } = useRecentShops();
  if (cards.length + waiting === 0) return null;
  return (
    <Section title={t('recent.title')} className={styles.section}>
      <ScrollRow
        className={styles.row}
        arrows
        of={RecentTiles}
        props={{ cards, waiting, pickup }}
      />
    </Section>
  );
}
