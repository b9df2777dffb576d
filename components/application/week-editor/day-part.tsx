import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DaySpan, isOvernight } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import styles from './week-editor.module.css';

type DayPartProps = Readonly<{
  day: Weekday;
  index: number;
  span: DaySpan;
  isInvalid: boolean;
  canRemove: boolean;
  onChange: (span: DaySpan) => void;
  onRemove: () => void;
}>;

/** From when to when; a night is said to be one. */
export function DayPart(props: DayPartProps) {
  const { canRemove, day, index, isInvalid, onChange, onRemove, span } = props;
  const { t } = useTranslation();
  const name = t(`date.${day}`);
  const [from, to] = span;
  const invalid = isInvalid || undefined;
  return (
    <div className={styles.part}>
      <input
        type="time"
        name={`${day}_from_${index}`}
        className={styles.time}
        aria-label={t('hours.from', { day: name })}
        aria-invalid={invalid}
        value={from}
        onChange={({ target }) => onChange([target.value, to])}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        name={`${day}_to_${index}`}
        className={styles.time}
        aria-label={t('hours.to', { day: name })}
        aria-invalid={invalid}
        value={to}
        onChange={({ target }) => onChange([from, target.value])}
      />
      {canRemove && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t('hours.remove', { day: name, number: index + 1 })}
          onClick={onRemove}
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {isOvernight(span) && (
        <span className={styles.night}>{t('hours.night')}</span>
      )}
      {from !== '' && from === to && (
        <span className={styles.night}>{t('shop.about.allDay')}</span>
      )}
    </div>
  );
}
