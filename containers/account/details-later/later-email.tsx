import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { EmailField } from '@/components/form/text-field/email-field';
import { Button } from '@/components/ui/button/button';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { emailSchema } from '@/utils/form/auth-schemas';
import styles from './later-details.module.css';

type LaterEmailProps = Readonly<{
  initial: string;
  send: (email: string) => Promise<void>;
}>;

/** The e-mail that the code goes to. */
export function LaterEmail({ initial, send }: LaterEmailProps) {
  const { t } = useTranslation();
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.detailsEmail,
    initialValues: { email: initial },
    schema: emailSchema,
    submit: ({ email }) => send(email.trim()),
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <EmailField {...field('email')} label={t('auth.email')} />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.register.sendCode')}
      </Button>
    </Form>
  );
}
