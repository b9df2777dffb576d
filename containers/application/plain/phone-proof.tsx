import '@/styles/families/application';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { Button } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { CodeForm } from '@/containers/account/code/code-form';
import { PhoneInput } from '@/containers/account/code/contact-input';
import { SentTo } from '@/containers/account/code/sent-to';
import { useSentCode } from '@/hooks/account/use-code';
import { usePhoneCode, useReadContact } from '@/hooks/account/use-contact';
import { useProfile } from '@/hooks/account/use-profile';
import { usePhoneProof } from '@/hooks/application/use-phone-proof';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { FORMS } from '@/utils/constants/forms';
import { contactSchemas } from '@/utils/form/profile-schemas';
import styles from '@/containers/application/shared/shared.module.css';

type PhoneAskProps = Readonly<{
  initial: string;
  ask: (phone: string) => Promise<CodeSentDto>;
  onSent: (phone: string, sent: CodeSentDto) => void;
}>;

function PhoneAsk({ ask, initial, onSent }: PhoneAskProps) {
  const { t } = useTranslation('auth');
  const dialCode = usePhoneCode();
  const readContact = useReadContact();
  const { change, failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.phoneProof,
    initialValues: { phone: initial },
    schema: contactSchemas(dialCode).phone,
    submit: async ({ phone }) => {
      const stored = await readContact(phone);
      onSent(stored, await ask(stored));
    },
  });
  return (
    <Form {...formProps} className={styles.ask}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <PhoneInput
        {...field('phone')}
        onText={(phone) => change({ phone })}
        label={t('legal.phone')}
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.register.sendCode')}
      </Button>
    </Form>
  );
}

/** A number, then the code that came to it; it becomes the account's (also without script). `then`: where one goes on. */
export function PhoneProof({ then }: Readonly<{ then: string }>) {
  const { t } = useTranslation('account');
  const { profile } = useProfile();
  const { ask, confirm, postedTo } = usePhoneProof(then);
  const unproved = profile?.proved_phone ? '' : (profile?.phone ?? '');
  const [typed, setTyped] = useState(unproved);
  const {
    answer,
    contact: sentTo,
    setSent,
  } = useSentCode('driver-phone', {
    contact: postedTo,
  });
  return (
    <Panel>
      {sentTo ? (
        <div className={styles.code}>
          <p role="status">
            <SentTo contact={sentTo} />
          </p>
          <CodeForm
            name={FORMS.phoneCode}
            hidden={{ phone: sentTo }}
            sent={answer}
            verify={async (code) => {
              await confirm(sentTo, code);
              setSent('');
            }}
            resend={() => ask(sentTo, true)}
            backLabel={t('account.contact.otherPhone')}
            onBack={() => {
              setTyped(sentTo);
              setSent('');
            }}
          />
        </div>
      ) : (
        <PhoneAsk initial={typed} ask={ask} onSent={setSent} />
      )}
    </Panel>
  );
}
