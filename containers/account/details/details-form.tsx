import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { SelectField } from '@/components/form/text-field/select-field';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useKeptOnLeave } from '@/hooks/form/use-kept-on-leave';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { UserDto } from '@/server/contracts/account/user';
import { birthdayRange } from '@/utils/account/birthday';
import { FORMS } from '@/utils/constants/forms';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { profileSchema } from '@/utils/form/profile-schemas';
import styles from './details.module.css';

/** Names, birthday and gender; the browser's own date field writes them in the reader's way and works by keyboard. */
export function DetailsForm({ profile }: Readonly<{ profile: UserDto }>) {
  const { t } = useTranslation();
  const { saveDetails } = useProfileChanges();
  useKeptOnLeave();
  const form = useServerForm({
    name: FORMS.profileDetails,
    initialValues: {
      firstname: profile.firstname,
      lastname: profile.lastname,
      birthday: profile.birthday ?? '',
      gender: profile.gender ?? '',
    },
    schema: profileSchema,
    submit: async (values) => {
      await saveDetails(values);
      form.reset(values);
    },
  });
  const { failure, field, formProps, isBusy, isRestored } = form;
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && (
        <div className={styles.whole}>
          <FormAlert>{failure.message}</FormAlert>
        </div>
      )}
      {isRestored && (
        <p role="status" className={styles.whole}>
          {t('application.restored')}
        </p>
      )}
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
        type="date"
        autoComplete="bday"
      />
      <SelectField
        {...field('gender')}
        label={t('account.gender')}
        autoComplete="sex"
        options={[
          { value: '', title: t('account.gender.none') },
          { value: 'female', title: t('account.gender.female') },
          { value: 'male', title: t('account.gender.male') },
        ]}
      />
      <div className={styles.whole}>
        <Button
          type="submit"
          variant="secondary"
          className={styles.save}
          loading={isBusy}
        >
          {t('account.save')}
        </Button>
      </div>
    </Form>
  );
}
