import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { TextField } from '@/components/form/text-field/text-field';
import { useRegistration } from '@/hooks/account/use-registration';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { routes } from '@/utils/shell/routes';
import { emailSchema } from '@/utils/form/auth-schemas';
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
  const { sendCode } = useRegistration();
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.registerEmail,
    initialValues: { email: initial },
    schema: emailSchema,
    submit: async ({ email }) => {
      await sendCode.mutateAsync(email.trim());
      onSent(email.trim());
    },
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && (
        <FormAlert>
          {failure.message}{' '}
          {failure.code === ACCOUNT_EXISTS && (
            <Link href={routes.login(from)}>{t('auth.logIn')}</Link>
          )}
        </FormAlert>
      )}
      <TextField
        {...field('email')}
        label={t('auth.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ltr
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.register.sendCode')}
      </Button>
    </Form>
  );
}
