import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { PasswordField } from '@/components/form/password-field/password-field';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { passwordChangeSchema } from '@/utils/form/profile-schemas';
import { NewPassword } from './new-password';
import styles from './security.module.css';

type PasswordChangeProps = Readonly<{
  /** What the account is signed in with: a password manager keeps the new password under it. */
  login: string;
}>;

/** The old password, then the new one twice. */
export function PasswordChange({ login }: PasswordChangeProps) {
  const { t } = useTranslation();
  const { changePassword } = useProfileChanges();
  const form = useServerForm({
    name: FORMS.password,
    initialValues: {
      old_password: '',
      password: '',
      password_confirmation: '',
    },
    schema: passwordChangeSchema,
    submit: changePassword,
  });
  const { failure, field, formProps, isBusy } = form;
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <input
        type="text"
        autoComplete="username"
        defaultValue={login}
        readOnly
        className="sr-only"
        aria-hidden="true"
        tabIndex={-1}
      />
      <PasswordField
        {...field('old_password')}
        label={t('account.password.old')}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
      />
      <NewPassword field={field} isBusy={isBusy} />
    </Form>
  );
}
