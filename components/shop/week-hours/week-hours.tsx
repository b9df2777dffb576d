import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import type { DayHours } from '@/utils/shop/shop-view';
import styles from './week-hours.module.css';

type WeekHoursProps = Readonly<{
  week: readonly DayHours[];
  /** The day it is there. */
  today: DayHours['day'];
  /** What the table is of, for those who do not see where it stands. */
  label: string;
}>;

type SpansProps = Pick<DayHours, 'spans'>;

function Spans({ spans }: SpansProps) {
  const { t } = useTranslation('shop');
  if (spans.length === 0) return t('shop.closed');
  if (spans.some(([from, to]) => from === to)) return t('shop.about.allDay');
  return spans.map(([from, to]) => (
    <span key={from} className={styles.span}>
      <bdi dir="ltr">{`${from}–${to}`}</bdi>
    </span>
  ));
}

/** The opening hours of a week in the shop's own time, today marked; a night stands with the day it begins. */
export function WeekHours({ label, today, week }: WeekHoursProps) {
  const { t } = useTranslation('date');
  return (
    <table className={cx('note num', styles.week)} aria-label={label}>
      <tbody>
        {week.map(({ day, spans }) => (
          <tr
            key={day}
            className={cx(day === today && styles.today)}
            aria-current={day === today ? 'date' : undefined}
          >
            <th scope="row" className={styles.day}>
              {t(`date.${day}`)}
            </th>
            <td className={cx(styles.hours, spans.length > 0 && styles.open)}>
              <Spans spans={spans} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
