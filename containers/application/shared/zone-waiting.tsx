import { useTranslation } from 'react-i18next';
import styles from './zone.module.css';

/** Where the map will be; without script the area is a circle. */
export function ZoneWaiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <noscript>
        <p>{t('zone.noScript')}</p>
      </noscript>
    </div>
  );
}
