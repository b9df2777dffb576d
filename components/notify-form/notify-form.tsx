import { BellRing, CircleCheck, Mail } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { TextField } from '@/components/text-field/text-field';
import { EMAIL_MAX_LENGTH } from '@/utils/constants/limits';
import styles from './notify-form.module.css';

type NotifyFormProps = Readonly<{
  /** What the person's account knows. */
  email: string;
  onSend: (email: string) => void;
  isSending: boolean;
  /** Where a message will go; null: nothing was sent yet. */
  sentTo: string | null;
  /** What is wrong with what was typed. */
  error: string | null;
  /** Why the call did not work; null: it did. */
  failure: string | null;
}>;

/** An e-mail left for the day when a place is delivered to. */
export function NotifyForm({
  email: known,
  error,
  failure,
  isSending,
  onSend,
  sentTo,
}: NotifyFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState(known);
  const [isMissing, setMissing] = useState(false);
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(email.trim() === '');
    if (email.trim() !== '' && !isSending) onSend(email.trim());
  }
  if (sentTo !== null)
    return (
      <p role="status" className={styles.done}>
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('address.notify.done', { email: sentTo })}</span>
      </p>
    );
  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <p>{t('address.notify.text')}</p>
      <div className={styles.row}>
        <TextField
          className={styles.field}
          label={t('auth.email')}
          labelHidden
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          ltr
          start={<Mail size={18} strokeWidth={1.75} aria-hidden="true" />}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isMissing ? t('form.required') : error}
        />
        <Button
          type="submit"
          variant="dark"
          loading={isSending}
          icon={<BellRing size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('address.notify.action')}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure || t('address.notify.failed')}
        </p>
      )}
    </form>
  );
}
