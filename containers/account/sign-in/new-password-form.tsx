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
  /** Where the code of the reset came to; what it earned is in a cookie that no script reads. */
  contact: string;
}>;

/** A new password, twice; it signs in and ends every other session. A proof that is too old leads to another code. */
export function NewPasswordForm({ contact }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const links = useAuthLinks();
  const { save } = useNewPassword();
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.newPassword,
    initialValues: { password: '', password_confirmation: '' },
    schema: newPasswordSchema,
    submit: (chosen) => save.mutateAsync({ ...chosen, contact }),
  });
  const refusal = failure.message;
  const isTooLate = failure.code === CODE_EXPIRED;
  return (
    <Form {...formProps} hidden={{ contact }} className={styles.form}>
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
