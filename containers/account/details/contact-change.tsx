import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '@/containers/account/code/code-form';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { FORMS } from '@/utils/constants/forms';
import { ContactAsk } from './contact-ask';
import styles from './details.module.css';

type ContactChangeProps = Readonly<{ kind: 'email' | 'phone' }>;

/** A new e-mail or phone in two steps: what it is, then the code that came to it (also without script). */
export function ContactChange({ kind }: ContactChangeProps) {
  const { t } = useTranslation();
  const posted = usePostedForm();
  const { askContact, confirmContact } = useProfileChanges();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState(
    posted?.form === FORMS.contactCode ? (posted.values[kind] ?? '') : '',
  );
  const contact = { kind, value: sentTo };
  return (
    <div className={styles.change}>
      {sentTo ? (
        <>
          <p role="status">
            <bdi>{t('auth.code.sent', { email: `\u2068${sentTo}\u2069` })}</bdi>
          </p>
          <CodeForm
            name={FORMS.contactCode}
            hidden={{ [kind]: sentTo, kind }}
            verify={(code) => confirmContact(contact, code)}
            resend={() => askContact(contact, true)}
            backLabel={t(
              kind === 'email'
                ? 'auth.code.otherEmail'
                : 'account.contact.otherPhone',
            )}
            onBack={() => {
              setTyped(sentTo);
              setSentTo('');
            }}
          />
        </>
      ) : (
        <ContactAsk kind={kind} initial={typed} onSent={setSentTo} />
      )}
    </div>
  );
}
