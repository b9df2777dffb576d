import { useTranslation } from 'react-i18next';
import { FieldNote } from '@/components/application/step-fields/step-fields';
import { WeekEditor } from '@/components/application/week-editor/week-editor';
import { Panel } from '@/components/ui/panel/panel';
import { dayOfRow, USUAL_WEEK } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import type { StepProps } from './step-props';

/** Step 3: when it is open, on the shop's own clock. */
export function HoursStep({ form }: StepProps) {
  const { t } = useTranslation();
  const { change, draft, errors } = form;
  const week = draft.week ?? USUAL_WEEK;
  const byDay = Object.entries(errors).flatMap(([field, said]) => {
    const [, row] = /^hours\.(\d+)/.exec(field) ?? [];
    const day = row === undefined ? null : dayOfRow(week, Number(row));
    return day ? [[day, said] as const] : [];
  });
  return (
    <Panel title={t('shop.about.hours')}>
      <FieldNote hint={t('seller.hours.hint')} error={errors.hours} blocks />
      <WeekEditor
        week={week}
        errors={Object.fromEntries(byDay) as Partial<Record<Weekday, string>>}
        onChange={(next) => change({ week: next }, 'hours')}
      />
    </Panel>
  );
}
