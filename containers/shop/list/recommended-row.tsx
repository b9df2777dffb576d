import { useTranslation } from '@/utils/i18n/use-translation';
import { ScrollRow } from '@/components/ui/scroll-row/scroll-row';
import { Section } from '@/components/ui/section/section';
import { useShell } from '@/contexts/shell-context';
import { useLiked } from '@/hooks/shop/use-liked';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './recommended-row.module.css';
import { ShopCards } from './shop-items';

type RecommendedRowProps = Readonly<{
  cards: readonly ShopCardView[];
  /** Cards that are on their way. */
  waiting?: number;
  /** In the first screen of its page: its first picture is the largest there. */
  eager?: boolean;
}>;

/** What a visitor is shown first of all that delivers to the address; nothing when nothing does. */
export function RecommendedRow({
  cards,
  waiting = 0,
  eager = false,
}: RecommendedRowProps) {
  const { t } = useTranslation('list');
  const { currency } = useShell();
  const { liked, toggle } = useLiked();
  if (cards.length + waiting === 0) return null;
  return (
    <Section title={t('home.recommended')} className={styles.section}>
      <ScrollRow
        className={styles.row}
        arrows
        of={ShopCards}
        props={{
          cards,
          waiting,
          pickup: false,
          currency,
          liked,
          onLike: toggle,
          lazy: !eager,
        }}
      />
    </Section>
  );
}
