import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '@/containers/account/code/code-form';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useSentCode } from '@/hooks/account/use-code';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { FORMS } from '@/utils/constants/forms';
import { SentTo } from '@/containers/account/code/sent-to';
import { ContactAsk } from './contact-ask';
import styles from './details.module.css';

type ContactChangeProps = Readonly<{ kind: 'email' | 'phone' }>;

/** A new e-mail or phone in two steps: what it is, then the code that came to it (also without script). */
export function ContactChange({ kind }: ContactChangeProps) {
  const { t } = useTranslation();
  const posted = usePostedForm();
  const { askContact, confirmContact } = useProfileChanges();
  const [typed, setTyped] = useState('');
  const isPosted = posted?.form === FORMS.contactCode;
  const {
    answer,
    contact: sentTo,
    setSent,
  } = useSentCode(`contact-${kind}`, {
    contact: isPosted ? (posted.values[kind] ?? '') : '',
    answer: { notice: posted?.values.notice },
  });
  const contact = { kind, value: sentTo };
  return (
    <div className={styles.change}>
      {sentTo ? (
        <>
          <p role="status">
            <SentTo contact={sentTo} />
          </p>
          <CodeForm
            name={FORMS.contactCode}
            hidden={{ [kind]: sentTo, kind }}
            sent={answer}
            verify={async (code) => {
              await confirmContact(contact, code);
              setSent('');
            }}
            resend={() => askContact(contact, true)}
            backLabel={t(
              kind === 'email'
                ? 'auth.code.otherEmail'
                : 'account.contact.otherPhone',
            )}
            onBack={() => {
              setTyped(sentTo);
              setSent('');
            }}
          />
        </>
      ) : (
        <ContactAsk kind={kind} initial={typed} onSent={setSent} />
      )}
    </div>
  );
}
