import { CircleAlert, Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOURS_PER_DAY_MAX } from '@/utils/application/limits';
import type { DaySpan, EditedDay } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import { FORM_ACTION_FIELD } from '@/utils/constants/forms';
import { CopyDays } from './copy-days';
import { DayPart } from './day-part';
import styles from './week-editor.module.css';

type WeekDayProps = Readonly<{
  edited: EditedDay;
  error?: string | undefined;
  onOpen: (isOpen: boolean) => void;
  onSpan: (index: number, span: DaySpan) => void;
  onMore: () => void;
  onLess: (index: number) => void;
  onCopy: (days: readonly Weekday[]) => void;
}>;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One day: open or not, from when to when, once or several times. */
export function WeekDay(props: WeekDayProps) {
  const { edited, error, onCopy, onLess, onMore, onOpen, onSpan } = props;
  const { day, isOpen, spans } = edited;
  const { t } = useTranslation();
  const [isCopying, setCopying] = useState(false);
  const name = t(`date.${day}`);
  return (
    <li className={styles.day}>
      <label className={styles.name}>
        <input
          type="checkbox"
          role="switch"
          name={`${day}_open`}
          className={styles.switch}
          checked={isOpen}
          onChange={({ target }) => onOpen(target.checked)}
        />
        <span>{name}</span>
      </label>
      <div className={styles.parts}>
        <p className={styles.off}>{t('shop.closed')}</p>
        <div className={styles.spans}>
          {spans.map((span, index) => (
            <DayPart
              key={index}
              day={day}
              index={index}
              span={span}
              isInvalid={!!error}
              canRemove={spans.length > 1}
              onChange={(next) => onSpan(index, next)}
              onRemove={() => onLess(index)}
            />
          ))}
        </div>
        {error && (
          <p role="alert" className={styles.error}>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {error}
          </p>
        )}
        {isCopying && (
          <CopyDays
            from={day}
            onCopy={(days) => {
              onCopy(days);
              setCopying(false);
            }}
          />
        )}
      </div>
      <div className={styles.tools}>
        {isOpen && spans.length < HOURS_PER_DAY_MAX && (
          <button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={`add:${day}`}
            className={styles.tool}
            aria-label={t('hours.add', { day: name })}
            onClick={(event) => {
              event.preventDefault();
              onMore();
            }}
          >
            <Plus {...icon} />
          </button>
        )}
        <button
          type="submit"
          name={FORM_ACTION_FIELD}
          value={`copy:${day}`}
          className={styles.tool}
          aria-label={t('hours.copy', { day: name })}
          aria-expanded={isCopying}
          onClick={(event) => {
            event.preventDefault();
            setCopying(!isCopying);
          }}
        >
          <Copy {...icon} />
        </button>
      </div>
    </li>
  );
}
