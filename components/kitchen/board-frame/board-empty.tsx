import { useTranslation } from '@/utils/i18n/use-translation';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import styles from './board-frame.module.css';

/** No order is under way. */
export function BoardEmpty() {
  const { t: say } = useTranslation('kitchen');
  return (
    <EmptyState
      className={styles.calm}
      title={say('board.emptyTitle')}
      text={say('board.emptyText')}
    />
  );
}
