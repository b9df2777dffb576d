import '@/styles/families/form';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ChoiceTile } from '@/components/form/choice-tile/choice-tile';
import styles from './slot-picker.module.css';

export type SlotDayView = Readonly<{
  /** YYYY-MM-DD of the shop's calendar. */
  date: string;
  /** "Today", "Friday". */
  name: string;
  /** "26 Nov" */
  day: string;
  /** Empty: closed that day. */
  slots: readonly Readonly<{ value: string; label: string }>[];
}>;

type SlotPickerProps = Readonly<{
  days: readonly SlotDayView[];
  /** The day that is open. */
  day: string;
  onDayChange: (date: string) => void;
  value: string;
  onChange: (value: string) => void;
  /** The first choice of the first day; absent while the shop is closed. */
  asap: Readonly<{ value: string; label: string }> | null;
  error?: string;
}>;

/** Two rows of times with the wide first choice, three without: what fits before "More times". */
const FEW = { withAsap: 5, without: 11 };

type TimesProps = Omit<SlotPickerProps, 'day' | 'days' | 'onDayChange'> &
  Readonly<{ slots: SlotDayView['slots'] }>;

function Times({ asap, error, onChange, slots, value }: TimesProps) {
  const { t } = useTranslation('checkout');
  const name = useId();
  const [all, setAll] = useState(false);
  const few = asap ? FEW.withAsap : FEW.without;
  const isHidden = slots.slice(few).some((slot) => slot.value === value);
  const isShort = !all && !isHidden && slots.length > few + 1;
  const shown = isShort ? slots.slice(0, few) : slots;
  return (
    <fieldset
      data-blocked={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="sr-only">{t('checkout.when.time')}</legend>
      <div className={styles.slots}>
        {asap && (
          <ChoiceTile
            name={name}
            value={asap.value}
            checked={value === asap.value}
            onChange={() => onChange(asap.value)}
            className={styles.asap}
          >
            <span className={styles.soon}>
              <Clock size={18} />
              {asap.label}
            </span>
          </ChoiceTile>
        )}
        {shown.map((slot) => (
          <ChoiceTile
            key={slot.value}
            name={name}
            value={slot.value}
            checked={value === slot.value}
            onChange={() => onChange(slot.value)}
          >
            <bdi dir="ltr">{slot.label}</bdi>
          </ChoiceTile>
        ))}
        {isShort && (
          <button
            type="button"
            className={styles.more}
            onClick={() => setAll(true)}
          >
            {t('checkout.when.more')}
          </button>
        )}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Days, then the half hours of the open one. */
export function SlotPicker({
  day,
  days,
  onDayChange,
  ...rest
}: SlotPickerProps) {
  const { t } = useTranslation('checkout');
  const name = useId();
  const open = days.find(({ date }) => date === day);
  const isFirst = open !== undefined && open === days[0];
  const asap = isFirst ? rest.asap : null;
  const isClosed = open?.slots.length === 0 && !asap;
  return (
    <>
      <fieldset className={`fades ${styles.days}`}>
        <legend className="sr-only">{t('checkout.when.day')}</legend>
        {days.map((other) => (
          <ChoiceTile
            key={other.date}
            name={name}
            value={other.date}
            look="day"
            checked={other.date === day}
            onChange={() => onDayChange(other.date)}
            className={styles.day}
          >
            <span className={styles.name}>{other.name}</span>
            <span className={styles.date}>{other.day}</span>
          </ChoiceTile>
        ))}
      </fieldset>
      {isClosed ? (
        <p role="status" tabIndex={-1} data-blocked className={styles.closed}>
          {t('checkout.when.closedDay')}
        </p>
      ) : (
        <Times key={day} {...rest} asap={asap} slots={open?.slots ?? []} />
      )}
    </>
  );
}
