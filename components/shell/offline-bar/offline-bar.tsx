import '@/styles/families/common';
import { WifiOff } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './offline-bar.module.css';

type OfflineBarProps = Readonly<{
  /** `back`: the network was gone and is there again. */
  network: 'back' | 'gone' | 'there';
}>;

/** Says along the lower edge that the network is gone, and when it is back. Always in the page, so that it is heard. */
export function OfflineBar({ network }: OfflineBarProps) {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className={cx(styles.bar, network === 'back' && styles.back)}
    >
      {network === 'gone' && (
        <>
          <WifiOff size={18} />
          {t('offline.page.title')}
        </>
      )}
      {network === 'back' && t('offline.back')}
    </div>
  );
}
