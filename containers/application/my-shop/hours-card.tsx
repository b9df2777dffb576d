import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CheckChips,
  FieldNote,
} from '@/components/application/step-fields/step-fields';
import { WeekEditor } from '@/components/application/week-editor/week-editor';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { saidOf } from '@/utils/application/problems';
import { dayOfRow } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import { calendarWords } from '@/utils/i18n/dates';
import { type CardProps, ShopCard } from './shop-card';
import styles from './my-shop.module.css';

/** Days of the calendar on which it is closed whatever its hours; one more is added by its date. */
function ClosedDays({ editor }: CardProps) {
  const { t } = useTranslation();
  const { base, draft } = editor;
  const { errors } = editor.notesOf('hours');
  const [more, setMore] = useState('');
  // one that is taken back stays in sight until it is saved
  const days = [...new Set([...base.closedDays, ...draft.closedDays])].sort();
  const put = (closedDays: readonly string[]): void =>
    editor.change('hours', { closedDays }, 'closed_days');
  const add = (): void => {
    if (more) put([...new Set([...draft.closedDays, more])].sort());
    setMore('');
  };
  return (
    <div className={styles.days}>
      <h3>{t('shop.about.closedDates')}</h3>
      {days.length > 0 && (
        <CheckChips
          legend={t('shop.about.closedDates')}
          options={days.map((day) => ({
            name: `closed_${day}`,
            title: t('date.full', calendarWords(`${day}T12:00:00Z`, 'UTC', t)),
            checked: draft.closedDays.includes(day),
            onChange: (isOn) =>
              put(
                isOn
                  ? [...draft.closedDays, day].sort()
                  : draft.closedDays.filter((each) => each !== day),
              ),
          }))}
        />
      )}
      <div className={styles.day}>
        <TextField
          type="date"
          name="closed_day"
          label={t('myShop.day')}
          value={more}
          error={saidOf(errors, 'closed_days')}
          onChange={({ target }) => setMore(target.value)}
        />
        <Button
          variant="secondary"
          aria-disabled={more === '' || undefined}
          onClick={add}
        >
          {t('account.add')}
        </Button>
      </div>
    </div>
  );
}

/** When it is open, on its own clock, and on which days it is not. */
export function HoursCard({ editor }: CardProps) {
  const { t } = useTranslation();
  const { week } = editor.draft;
  const { errors } = editor.notesOf('hours');
  const byDay = Object.entries(errors).flatMap(([field, said]) => {
    const [, row] = /^hours\.(\d+)/.exec(field) ?? [];
    const day = row === undefined ? null : dayOfRow(week, Number(row));
    return day ? [[day, said] as const] : [];
  });
  return (
    <ShopCard editor={editor} section="hours" title={t('shop.about.hours')}>
      <FieldNote hint={t('seller.hours.hint')} error={errors.hours} blocks />
      <WeekEditor
        week={week}
        errors={Object.fromEntries(byDay) as Partial<Record<Weekday, string>>}
        onChange={(next) => editor.change('hours', { week: next }, 'hours')}
      />
      <ClosedDays editor={editor} />
    </ShopCard>
  );
}
