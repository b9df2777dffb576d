import { type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Form } from '@/components/form/form/form';
import { TextField } from '@/components/form/text-field/text-field';
import { useRegistration } from '@/hooks/account/use-registration';
import { useServerForm } from '@/hooks/form/use-server-form';
import { BACK_ACTION, FORM_ACTION_FIELD, FORMS } from '@/utils/constants/forms';
import { detailsSchema } from '@/utils/form/auth-schemas';
import styles from './auth-form.module.css';

type RegisterDetailsProps = Readonly<{
  verifyToken: string;
  /** The proof of the e-mail is used or too old: start over. */
  onExpired: () => void;
}>;

/** Step three: name and password; the account is made and signed in. */
export function RegisterDetails({
  onExpired,
  verifyToken,
}: RegisterDetailsProps) {
  const { t } = useTranslation();
  const { complete } = useRegistration();
  const { errors, failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.registerDetails,
    initialValues: {
      firstname: '',
      lastname: '',
      password: '',
      password_confirmation: '',
    },
    schema: detailsSchema,
    submit: (values) =>
      complete.mutateAsync({ ...values, verify_token: verifyToken }),
  });
  const refusal = errors.verify_token ?? failure.message;
  return (
    <Form
      {...formProps}
      hidden={{ verify_token: verifyToken }}
      className={styles.form}
    >
      {refusal && (
        <FormAlert>
          {refusal}{' '}
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={BACK_ACTION}
            variant="ghost"
            size="s"
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onExpired();
            }}
          >
            {t('auth.details.again')}
          </Button>
        </FormAlert>
      )}
      <div className={styles.row}>
        <TextField
          {...field('firstname')}
          label={t('auth.firstname')}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastname')}
          label={t('auth.lastname')}
          autoComplete="family-name"
        />
      </div>
      <PasswordField
        {...field('password')}
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('password_confirmation')}
        label={t('auth.passwordAgain')}
        autoComplete="new-password"
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.details.submit')}
      </Button>
    </Form>
  );
}
