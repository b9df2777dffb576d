import { useTranslation } from '@/utils/i18n/use-translation';
import { RetryButton } from '@/components/ui/button/button';
import { clsx as cx } from 'clsx';
import styles from './map-failed.module.css';

type MapFailedProps = Readonly<{
  onRetry: () => void;
  /** Where on the map it stands. */
  className?: string;
}>;

/** Says over a map that its streets did not come; the map can be used all the same. */
export function MapFailed({ className, onRetry }: MapFailedProps) {
  const { t } = useTranslation('address');
  return (
    <div role="alert" className={cx(styles.failed, className)}>
      <span>{t('address.map.failed')}</span>
      <RetryButton variant="secondary" size="s" onClick={onRetry} />
    </div>
  );
}
