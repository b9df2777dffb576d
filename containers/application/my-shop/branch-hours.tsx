import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldNote } from '@/components/application/step-fields/step-fields';
import { WeekEditor } from '@/components/application/week-editor/week-editor';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import type { BranchDraft } from '@/utils/application/shop-draft';
import { type EditedWeek, openHours, toWeek } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';

type Hours = BranchDraft['hours'];

type BranchHoursProps = Readonly<{
  hours: Hours;
  /** The shop's, which its own begin with. */
  usual: EditedWeek;
  /** By field of the branch: what is wrong. */
  errorOf: (field: string) => string | undefined;
  onChange: (hours: Hours) => void;
}>;

/** When a branch is open: as its shop is, or by hours of its own. A closed day, or a press that is taken back, loses none of them. */
export function BranchHours(props: BranchHoursProps) {
  const { errorOf, hours, onChange, usual } = props;
  const { t } = useTranslation();
  const [edited, setEdited] = useState(() => ({ hours, week: usual }));
  const isOwn = hours.length > 0;
  const isEdited = !isOwn || edited.hours === hours;
  const week = isEdited ? edited.week : (toWeek(hours) ?? usual);
  function put(next: Hours, by: EditedWeek): void {
    setEdited({ hours: next, week: by });
    onChange(next);
  }
  const errors: Partial<Record<Weekday, string>> = {};
  hours.forEach(({ day }, row) => {
    const said = errorOf(`hours.${row}.from`) ?? errorOf(`hours.${row}.to`);
    if (said) errors[day] = said;
  });
  return (
    <>
      <SwitchField
        label={t('myShop.branch.hours')}
        hint={t('myShop.branch.hours.hint')}
        checked={isOwn}
        onChange={() => put(isOwn ? [] : openHours(week), week)}
      />
      {isOwn && (
        <>
          <FieldNote error={errorOf('hours')} blocks />
          <WeekEditor
            week={week}
            errors={errors}
            onChange={(next) => put(openHours(next), next)}
          />
        </>
      )}
    </>
  );
}
