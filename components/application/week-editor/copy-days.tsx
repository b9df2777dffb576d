import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { WEEK } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import styles from './week-editor.module.css';

type CopyDaysProps = Readonly<{
  from: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
}>;

/** On which other days the same hours are: all of them at first. */
export function CopyDays({ from, onCopy }: CopyDaysProps) {
  const { t } = useTranslation();
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
