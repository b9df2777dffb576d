import { useTranslation } from 'react-i18next';
import type { EditedWeek } from '@/utils/application/week';
import styles from './seller.module.css';

/** A week in lines: the day and its hours. */
export function WeekLines({ week }: Readonly<{ week: EditedWeek }>) {
  const { t } = useTranslation();
  return (
    <ul>
      {week.map(({ day, isOpen, spans }) => (
        <li key={day} className={styles.weekLine}>
          <span>{t(`date.${day}`)}</span>
          {isOpen ? (
            <bdi dir="ltr">
              {spans.map(([from, to]) => `${from}–${to}`).join(', ')}
            </bdi>
          ) : (
            <span>{t('shop.closed')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
