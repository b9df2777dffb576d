import '@/styles/families/common';
import { useTranslation } from '@/utils/i18n/use-translation';
import styles from './progress-bar.module.css';

type ProgressBarProps = Readonly<{ active: boolean }>;

/** The thin bar at the top while a page or a language is on its way; short waits never show it. */
export function ProgressBar({ active }: ProgressBarProps) {
  const { t } = useTranslation();
  if (!active) return null;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={t('common.loading')}
    >
      <div className={styles.bar} />
    </div>
  );
}
