import '@/styles/families/sign-in';
import Link from 'next/link';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { NewPasswordFields } from '@/components/form/password-field/new-password-fields';
import { Button, LinkButton } from '@/components/ui/button/button';
import { usePostedForm } from '@/contexts/posted-form-context';
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
function NewPasswordForm({ contact }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
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

/**
 * /update-password: a new password for who has just proved with a code that the account is theirs. Without that proof
 * (a bookmark, ten minutes later) it says so and leads to the code.
 */
export function NewPasswordContainer() {
  const { t } = useTranslation('auth');
  const links = useAuthLinks();
  const contact = usePostedForm()?.values.contact;
  return (
    <AuthPage
      title={t('auth.newPassword.title')}
      intro={t(
        contact ? 'auth.newPassword.intro' : 'auth.newPassword.unproved',
      )}
    >
      {contact ? (
        <NewPasswordForm contact={contact} />
      ) : (
        <div className={styles.form}>
          <LinkButton href={links.resetPassword()} size="l" block>
            {t('auth.newPassword.ask')}
          </LinkButton>
        </div>
      )}
    </AuthPage>
  );
}
