import { useTranslation } from '@/utils/i18n/use-translation';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import type { InboxKind } from '@/utils/shell/inbox-routes';
import styles from './inbox.module.css';

type InboxStateProps = Readonly<{
  kind: InboxKind | null;
  list: Readonly<{
    isFailed: boolean;
    isLoading: boolean;
    retry: () => void;
  }>;
}>;

/** What stands where rows would: they load, they did not come, or there are none. */
export function InboxState({ kind, list }: InboxStateProps) {
  const { t } = useTranslation(['account-menu', 'inbox']);
  if (list.isFailed)
    return (
      <div className={styles.state}>
        <LoadFailed
          title={t('inbox.failed')}
          text={t('orders.failed.text')}
          onRetry={list.retry}
        />
      </div>
    );
  if (list.isLoading)
    return (
      <div className={styles.loading}>
        <LoadingLines count={6} pictures />
      </div>
    );
  return (
    <div className={styles.state}>
      <EmptyState
        title={t('inbox.empty')}
        text={t(`inbox.empty.${kind ?? 'text'}`)}
      />
    </div>
  );
}
