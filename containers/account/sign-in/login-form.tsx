import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Form } from '@/components/form/form/form';
import { TextField } from '@/components/form/text-field/text-field';
import { useLogin } from '@/hooks/account/use-login';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useSessionEnded } from '@/hooks/account/use-session-ended';
import { FORMS } from '@/utils/constants/forms';
import { loginSchema } from '@/utils/form/auth-schemas';
import styles from './auth-form.module.css';

/** E-mail and password; a failure keeps what was typed and says what is wrong (spec.md §5, §8). */
export function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
  const ended = useSessionEnded();
  const { box, failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.login,
    initialValues: { email: '', password: '', keep: true },
    schema: loginSchema,
    submit: (values) => login.mutateAsync(values),
  });
  return (
    <Form {...formProps} className={styles.form}>
      {(failure.message || ended) && (
        <FormAlert>{failure.message || t('unauthorized')}</FormAlert>
      )}
      <TextField
        {...field('email')}
        label={t('auth.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ltr
      />
      <PasswordField {...field('password')} label={t('auth.password')} />
      <CheckboxField {...box('keep')} label={t('auth.keepLoggedIn')} />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.logIn')}
      </Button>
    </Form>
  );
}
