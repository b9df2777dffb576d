import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { CheckboxField } from '@/components/checkbox-field/checkbox-field';
import { FormAlert } from '@/components/form-alert/form-alert';
import { PasswordField } from '@/components/password-field/password-field';
import { TextField } from '@/components/text-field/text-field';
import { useHydrated } from '@/hooks/use-hydrated';
import { useLogin } from '@/hooks/use-login';
import { useSessionEnded } from '@/hooks/use-session-ended';
import { loginSchema } from '@/utils/validation/auth-schemas';
import { fieldError } from '@/utils/i18n/field-error';
import { focusFirstError } from './focus-first-error';
import { formFailure } from './form-errors';
import styles from './auth-form.module.css';

/** E-mail and password; a failure keeps what was typed and says what is wrong (spec.md §5, §8). */
export function LoginForm() {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const login = useLogin();
  const ended = useSessionEnded();
  const [failure, setFailure] = useState('');
  const form = useFormik({
    initialValues: { email: '', password: '', keep: true },
    validationSchema: loginSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { setErrors }) => {
      setFailure('');
      try {
        await login.mutateAsync(values);
      } catch (error) {
        const { fields, message } = formFailure(error, t('error.offline'));
        setErrors(fields);
        setFailure(message);
      }
    },
  });
  const errorOf = (name: 'email' | 'password') =>
    fieldError(t, form.errors[name]);
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        form.handleSubmit(event);
        focusFirstError(event.currentTarget);
      }}
    >
      {(failure || ended) && (
        <FormAlert>{failure || t('unauthorized')}</FormAlert>
      )}
      <TextField
        {...form.getFieldProps('email')}
        label={t('auth.email')}
        error={errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ltr
      />
      <PasswordField
        {...form.getFieldProps('password')}
        label={t('auth.password')}
        error={errorOf('password')}
      />
      <CheckboxField
        name="keep"
        checked={form.values.keep}
        onChange={form.handleChange}
        label={t('auth.keepLoggedIn')}
      />
      <Button
        type="submit"
        size="l"
        block
        loading={form.isSubmitting}
        disabled={!hydrated}
      >
        {t('auth.logIn')}
      </Button>
    </form>
  );
}
