import { useTranslation } from 'react-i18next';
import { StepFields } from '@/components/application/step-fields/step-fields';
import { TextField } from '@/components/form/text-field/text-field';
import { Panel } from '@/components/ui/panel/panel';
import { birthdayRange } from '@/utils/account/birthday';
import { CITY_MAX } from '@/utils/application/application';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import type { StepProps } from './step-props';

/** Step 1: who it is and where. */
export function PersonStep({ form }: StepProps) {
  const { t } = useTranslation();
  const { change, draft, errors } = form;
  const field = (name: 'birthday' | 'city' | 'firstname' | 'lastname') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value }, name),
  });
  return (
    <Panel>
      <StepFields columns={2}>
        <TextField
          {...field('firstname')}
          label={t('auth.firstname')}
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
        />
        <TextField
          {...field('lastname')}
          label={t('auth.lastname')}
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
        />
        <TextField
          {...field('birthday')}
          {...birthdayRange(new Date())}
          label={t('account.birthday')}
          hint={t('driver.need.age')}
          type="date"
          autoComplete="bday"
        />
        <TextField
          {...field('city')}
          label={t('driver.city')}
          hint={t('driver.city.hint')}
          autoComplete="address-level2"
          maxLength={CITY_MAX}
        />
      </StepFields>
    </Panel>
  );
}
