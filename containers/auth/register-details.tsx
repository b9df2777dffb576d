import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { FormAlert } from '@/components/form-alert/form-alert';
import { PasswordField } from '@/components/password-field/password-field';
import { TextField } from '@/components/text-field/text-field';
import { useRegistration } from '@/hooks/use-registration';
import { detailsSchema } from '@/utils/validation/auth-schemas';
import { fieldError } from '@/utils/i18n/field-error';
import { focusFirstError } from './focus-first-error';
import { formFailure } from './form-errors';
import styles from './auth-form.module.css';

type Field = 'firstname' | 'lastname' | 'password' | 'password_confirmation';

type RegisterDetailsProps = Readonly<{
  verifyToken: string;
  /** The proof of the e-mail is used or too old: begin anew. */
  onExpired: () => void;
}>;

/** Step three: name and password; the account is made and signed in. */
export function RegisterDetails({
  onExpired,
  verifyToken,
}: RegisterDetailsProps) {
  const { t } = useTranslation();
  const { complete } = useRegistration();
  const [failure, setFailure] = useState('');
  const form = useFormik({
    initialValues: {
      firstname: '',
      lastname: '',
      password: '',
      password_confirmation: '',
    },
    validationSchema: detailsSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { setErrors }) => {
      setFailure('');
      try {
        await complete.mutateAsync({ ...values, verify_token: verifyToken });
      } catch (error) {
        const { fields, message } = formFailure(error, t('error.offline'));
        setErrors(fields);
        setFailure(fields.verify_token ?? message);
      }
    },
  });
  const field = (name: Field) => ({
    ...form.getFieldProps(name),
    error: fieldError(t, form.errors[name]),
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
      {failure && (
        <FormAlert>
          {failure}{' '}
          <Button variant="ghost" size="s" onClick={onExpired}>
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
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {t('auth.details.submit')}
      </Button>
    </form>
  );
}
