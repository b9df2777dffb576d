import { useFormik } from 'formik';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { FormAlert } from '@/components/form-alert/form-alert';
import { TextField } from '@/components/text-field/text-field';
import { useHydrated } from '@/hooks/use-hydrated';
import { useRegistration } from '@/hooks/use-registration';
import { routes } from '@/utils/routes';
import { emailSchema } from '@/utils/validation/auth-schemas';
import { fieldError } from '@/utils/i18n/field-error';
import { focusFirstError } from './focus-first-error';
import { formFailure } from './form-errors';
import styles from './auth-form.module.css';

const ACCOUNT_EXISTS = 'ERROR_106';

type RegisterEmailProps = Readonly<{
  initial: string;
  /** The page the person came from; an account that exists leads there too. */
  from: string | undefined;
  onSent: (email: string) => void;
}>;

/** Step one: where to send the code. */
export function RegisterEmail({ from, initial, onSent }: RegisterEmailProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { sendCode } = useRegistration();
  const [failure, setFailure] = useState({ message: '', exists: false });
  const form = useFormik({
    initialValues: { email: initial },
    enableReinitialize: true,
    validationSchema: emailSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async ({ email }, { setErrors }) => {
      setFailure({ message: '', exists: false });
      try {
        await sendCode.mutateAsync(email.trim());
        onSent(email.trim());
      } catch (error) {
        const { fields, message } = formFailure(error, t('error.offline'));
        const code = (error as { code?: unknown }).code;
        setErrors(fields);
        setFailure({ message, exists: code === ACCOUNT_EXISTS });
      }
    },
  });
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
      {failure.message && (
        <FormAlert>
          {failure.message}{' '}
          {failure.exists && (
            <Link href={routes.login(from)}>{t('auth.logIn')}</Link>
          )}
        </FormAlert>
      )}
      <TextField
        {...form.getFieldProps('email')}
        label={t('auth.email')}
        error={fieldError(t, form.errors.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ltr
      />
      <Button
        type="submit"
        size="l"
        block
        loading={form.isSubmitting}
        disabled={!hydrated}
      >
        {t('auth.register.sendCode')}
      </Button>
    </form>
  );
}
