import '@/styles/families/application';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import {
  copied,
  type DaySpan,
  type EditedDay,
  type EditedWeek,
  isOvernight,
  WEEK,
  withMore,
  withOpen,
  withoutSpan,
  withSpan,
} from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import styles from './week-editor.module.css';
import { CircleAlert, Copy, Plus, X } from 'lucide-react';
import { HOURS_PER_DAY_MAX } from '@/utils/application/application';
import { FORM_ACTION_FIELD } from '@/utils/constants/forms';

type CopyDaysProps = Readonly<{
  from: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
}>;

/** On which other days the same hours are: all of them at first. */
function CopyDays({ from, onCopy }: CopyDaysProps) {
  const { t } = useTranslation(['date', 'shop']);
  const others = WEEK.filter((day) => day !== from);
  const [days, setDays] = useState<readonly Weekday[]>(others);
  return (
    <fieldset className={styles.copy}>
      <legend>{t('hours.copy', { day: t(`date.${from}`) })}</legend>
      <div className={styles.chips}>
        {others.map((day) => (
          <label key={day} className={styles.chip}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ target }) =>
                setDays(
                  target.checked
                    ? [...days, day]
                    : days.filter((each) => each !== day),
                )
              }
            />
            {t(`date.short.${day}`)}
          </label>
        ))}
      </div>
      <Button
        size="s"
        variant="secondary"
        disabled={days.length === 0}
        onClick={() => onCopy(days)}
      >
        {t('hours.copy.do')}
      </Button>
    </fieldset>
  );
}

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
function DayPart(props: DayPartProps) {
  const { canRemove, day, index, isInvalid, onChange, onRemove, span } = props;
  const { t } = useTranslation(['date', 'shop']);
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
          <X size={18} />
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

type WeekDayProps = Readonly<{
  edited: EditedDay;
  error?: string | undefined;
  onOpen: (isOpen: boolean) => void;
  onSpan: (index: number, span: DaySpan) => void;
  onMore: () => void;
  onLess: (index: number) => void;
  onCopy: (days: readonly Weekday[]) => void;
}>;

const icon = { size: 18 } as const;

/** One day: open or not, from when to when, once or several times. */
function WeekDay(props: WeekDayProps) {
  const { edited, error, onCopy, onLess, onMore, onOpen, onSpan } = props;
  const { day, isOpen, spans } = edited;
  const { t } = useTranslation(['date', 'shop']);
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
            <CircleAlert size={16} />
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

type WeekEditorProps = Readonly<{
  week: EditedWeek;
  onChange: (week: EditedWeek) => void;
  /** What is wrong with a day. */
  errors: Readonly<Partial<Record<Weekday, string>>>;
}>;

/** The hours of a week: a day open or closed, in several parts, over midnight, and copied to other days. */
export function WeekEditor({ errors, onChange, week }: WeekEditorProps) {
  return (
    <ul className={styles.week}>
      {week.map((each) => {
        const { day } = each;
        return (
          <WeekDay
            key={day}
            edited={each}
            error={errors[day]}
            onOpen={(isOpen) => onChange(withOpen(week, day, isOpen))}
            onSpan={(index, span) => onChange(withSpan(week, day, index, span))}
            onMore={() => onChange(withMore(week, day))}
            onLess={(index) => onChange(withoutSpan(week, day, index))}
            onCopy={(days) => onChange(copied(week, day, days))}
          />
        );
      })}
    </ul>
  );
}
