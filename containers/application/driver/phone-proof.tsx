import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { CodeForm } from '@/containers/account/code/code-form';
import { useProfile } from '@/hooks/account/use-profile';
import { useDriverPhone } from '@/hooks/application/use-driver-phone';
import { useServerForm } from '@/hooks/form/use-server-form';
import { provedPhone } from '@/utils/application/driver-draft';
import { FORMS } from '@/utils/constants/forms';
import { contactSchemas } from '@/utils/form/profile-schemas';
import styles from './driver.module.css';

type PhoneAskProps = Readonly<{
  initial: string;
  ask: (phone: string) => Promise<unknown>;
  onSent: (phone: string) => void;
}>;

function PhoneAsk({ ask, initial, onSent }: PhoneAskProps) {
  const { t } = useTranslation();
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.driverPhone,
    initialValues: { phone: initial },
    schema: contactSchemas.phone,
    submit: async ({ phone }) => {
      await ask(phone.trim());
      onSent(phone.trim());
    },
  });
  return (
    <Form {...formProps} className={styles.ask}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <TextField
        {...field('phone')}
        label={t('legal.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+998 90 123 45 67"
        ltr
      />
      <Button type="submit" variant="secondary" loading={isBusy}>
        {t('auth.register.sendCode')}
      </Button>
    </Form>
  );
}

/** A number, then the code that came to it; it becomes the account's (also without script). */
export function PhoneProof() {
  const { t } = useTranslation();
  const { profile } = useProfile();
  const { ask, confirm, postedTo } = useDriverPhone();
  const unproved = provedPhone(profile) ? '' : (profile?.phone ?? '');
  const [typed, setTyped] = useState(unproved);
  const [sentTo, setSentTo] = useState(postedTo);
  return (
    <Panel>
      {sentTo ? (
        <div className={styles.code}>
          <p role="status">
            <bdi>{t('auth.code.sent', { email: `\u2068${sentTo}\u2069` })}</bdi>
          </p>
          <CodeForm
            name={FORMS.driverCode}
            hidden={{ phone: sentTo }}
            verify={(code) => confirm(sentTo, code)}
            resend={() => ask(sentTo, true)}
            backLabel={t('account.contact.otherPhone')}
            onBack={() => {
              setTyped(sentTo);
              setSentTo('');
            }}
          />
        </div>
      ) : (
        <PhoneAsk initial={typed} ask={ask} onSent={setSentTo} />
      )}
    </Panel>
  );
}
