import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/components/form/code-field/code-field';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useResendCode } from '@/hooks/account/use-code';
import { useServerForm } from '@/hooks/form/use-server-form';
import {
  FORM_ACTION_FIELD,
  FORMS,
  RESEND_ACTION,
} from '@/utils/constants/forms';
import { passwordSetSchema } from '@/utils/form/profile-schemas';
import { NewPassword } from './new-password';
import styles from './security.module.css';

type PasswordSetCodeProps = Readonly<{
  /** Where the code went. */
  to: string;
  resend: () => Promise<unknown>;
}>;

/** The code and the first password, sent together: the code is spent only when the password is taken. */
export function PasswordSetCode({ resend, to }: PasswordSetCodeProps) {
  const { t } = useTranslation();
  const { changePassword } = useProfileChanges();
  const again = useResendCode(resend, FORMS.passwordSet);
  const { change, errors, failure, field, formProps, isBusy, tell, values } =
    useServerForm({
      name: FORMS.passwordSet,
      initialValues: { code: '', password: '', password_confirmation: '' },
      schema: passwordSetSchema,
      submit: ({ code, ...words }) =>
        changePassword({ ...words, verifyCode: code }),
    });
  const { restart } = again;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the step opens
  useEffect(() => restart(), []);
  function sendAgain(event: MouseEvent): void {
    event.preventDefault();
    again.resend().then(() => restart(), tell);
  }
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <p role="status">{t('auth.code.sent', { email: `\u2068${to}\u2069` })}</p>
      <CodeField
        label={t('auth.code.label')}
        value={values.code}
        onChange={(code) => change({ code })}
        error={errors.code ?? errors.verifyCode}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
      />
      <p className={styles.note} aria-live="polite">
        {again.left > 0 ? (
          t('auth.code.wait', { seconds: again.left })
        ) : (
          <Button
            type="submit"
            name={FORM_ACTION_FIELD}
            value={RESEND_ACTION}
            variant="ghost"
            size="s"
            loading={again.isPending}
            onClick={sendAgain}
          >
            {t('auth.code.resend')}
          </Button>
        )}
      </p>
      <NewPassword field={field} isBusy={isBusy} />
    </Form>
  );
}
