import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '@/components/account/form-end/form-end';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useServerForm } from '@/hooks/form/use-server-form';
import { phoneText } from '@/utils/account/phone-text';
import { FORMS } from '@/utils/constants/forms';
import { emptySchema } from '@/utils/form/profile-schemas';
import { routes } from '@/utils/shell/routes';
import { PasswordSetCode } from './password-set-code';
import styles from './security.module.css';

type PasswordSetProps = Readonly<{
  email: string | null;
  phone: string | null;
}>;

/** A first password in two steps: a code goes to the account's own e-mail or phone, and is entered with the password. */
export function PasswordSet({ email, phone }: PasswordSetProps) {
  const { t } = useTranslation();
  const posted = usePostedForm();
  const { sendPasswordCode } = useProfileChanges();
  const [isSent, setSent] = useState(posted?.form === FORMS.passwordSet);
  const { failure, formProps, isBusy } = useServerForm({
    name: FORMS.passwordCode,
    initialValues: {},
    schema: emptySchema,
    submit: async () => {
      await sendPasswordCode();
      setSent(true);
    },
  });
  const to = email ?? (phone ? phoneText(phone) : '');
  if (isSent)
    return <PasswordSetCode to={to} resend={() => sendPasswordCode()} />;
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <p className={styles.note}>
        {t('account.password.code', { to: `\u2068${to}\u2069` })}
      </p>
      <FormEnd
        label={t('auth.register.sendCode')}
        isBusy={isBusy}
        cancelHref={routes.profile()}
      />
    </Form>
  );
}
