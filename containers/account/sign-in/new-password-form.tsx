import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { NewPasswordFields } from '@/components/form/password-field/new-password-fields';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { useNewPassword } from '@/hooks/account/use-password-reset';
import { useServerForm } from '@/hooks/form/use-server-form';
import { CODE_EXPIRED } from '@/utils/constants/api-codes';
import { FORMS } from '@/utils/constants/forms';
import { newPasswordSchema } from '@/utils/form/auth-schemas';
import styles from './auth-form.module.css';

type NewPasswordFormProps = Readonly<{
  /** What the code of the reset earned; for one use. */
  proof: string;
}>;

/** A new password, twice; it signs in and ends every other session. A proof that is too old leads to another code. */
export function NewPasswordForm({ proof }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const links = useAuthLinks();
  const { save } = useNewPassword();
  const { errors, failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.newPassword,
    initialValues: { password: '', password_confirmation: '' },
    schema: newPasswordSchema,
    submit: (chosen) => save.mutateAsync({ ...chosen, verify_token: proof }),
  });
  const refusal = errors.verify_token ?? failure.message;
  const isTooLate =
    errors.verify_token !== undefined || failure.code === CODE_EXPIRED;
  return (
    <Form
      {...formProps}
      hidden={{ verify_token: proof }}
      className={styles.form}
    >
      {refusal && (
        <FormAlert>
          {refusal}{' '}
          {isTooLate && (
            <Link href={links.resetPassword()}>
              {t('auth.newPassword.ask')}
            </Link>
          )}
        </FormAlert>
      )}
      <NewPasswordFields field={field} label={t('auth.newPassword')} />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.newPassword.submit')}
      </Button>
    </Form>
  );
}
