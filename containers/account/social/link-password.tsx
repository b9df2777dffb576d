import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Button } from '@/components/ui/button/button';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { linkSchema } from '@/utils/form/auth-schemas';
import styles from './social-buttons.module.css';

type LinkPasswordProps = Readonly<{
  enter: (password: string) => Promise<void>;
  sendCode: () => Promise<void>;
  onBack: () => void;
}>;

/** The account's password; or a code instead, or back to where one signs in. */
export function LinkPassword({ enter, onBack, sendCode }: LinkPasswordProps) {
  const { t } = useTranslation(['auth', 'form']);
  const [isSending, setSending] = useState(false);
  const { failure, field, formProps, isBusy, tell } = useServerForm({
    name: FORMS.link,
    initialValues: { password: '' },
    schema: linkSchema,
    submit: ({ password }) => enter(password),
  });
  async function askForCode(): Promise<void> {
    setSending(true);
    await sendCode().catch(tell);
    setSending(false);
  }
  return (
    <Form {...formProps} className={styles.social}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <PasswordField {...field('password')} label={t('auth.password')} />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.logIn')}
      </Button>
      <Button
        variant="secondary"
        block
        loading={isSending}
        onClick={() => void askForCode()}
      >
        {t('social.link.code')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('auth.details.again')}
      </Button>
    </Form>
  );
}
