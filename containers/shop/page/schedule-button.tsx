import '@/styles/families/shop';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { useChosenSlot } from '@/hooks/checkout/use-chosen-slot';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { opensLater } from '@/utils/shop/opening-words';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-page.module.css';

/** Only who has chosen a time needs its words. */
const ScheduleWords = lazyBlock(
  withTexts(
    ['date'],
    () => import('@/containers/cart/schedule/schedule-words'),
  ),
  'ScheduleWords',
);

type ScheduleButtonProps = Readonly<{
  shop: ShopView;
  onOpen: () => void;
  onIntent: () => void;
}>;

/** Opens the choice of another time, and says which one was chosen. */
export function ScheduleButton({
  onIntent,
  onOpen,
  shop,
}: ScheduleButtonProps) {
  const { t } = useTranslation('shop');
  const slot = useChosenSlot(shop.id);
  return (
    <Button
      // the one thing to do here while the shop is closed
      variant={opensLater(shop) ? 'dark' : 'secondary'}
      size="s"
      icon={<CalendarClock size={20} />}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      {slot ? (
        <ScheduleWords shop={shop} />
      ) : (
        <span className={styles.scheduleWord}>{t('schedule.action')}</span>
      )}
    </Button>
  );
}
