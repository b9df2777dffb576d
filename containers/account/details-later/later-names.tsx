import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { namesSchema } from '@/utils/form/auth-schemas';
import styles from './later-details.module.css';

type LaterNamesProps = Readonly<{
  firstname: string;
  lastname: string;
  save: (names: { firstname: string; lastname: string }) => Promise<void>;
}>;

/** First and last name, with what is known of them. */
export function LaterNames({ firstname, lastname, save }: LaterNamesProps) {
  const { t } = useTranslation();
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.detailsNames,
    initialValues: { firstname, lastname },
    schema: namesSchema,
    submit: save,
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <TextField
        {...field('firstname')}
        label={t('auth.firstname')}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastname')}
        label={t('auth.lastnameOptional')}
        autoComplete="family-name"
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.code.verify')}
      </Button>
    </Form>
  );
}
