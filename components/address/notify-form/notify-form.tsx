import { BellRing, CircleCheck, Mail } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/form/form/form';
import { EmailField } from '@/components/form/text-field/email-field';
import { EMAIL_MAX_LENGTH } from '@/utils/constants/limits';
import styles from './notify-form.module.css';

type NotifyFormProps = Readonly<{
  /** The field's value, listeners and what is wrong with it. */
  email: ComponentProps<'input'> & { readonly error?: string };
  form: Omit<ComponentProps<typeof Form>, 'children'>;
  isSending: boolean;
  /** Where a message will go; null: nothing was sent yet. */
  sentTo: string | null;
  /** Why the call did not work; empty: it did. */
  failure: string;
}>;

/** An e-mail left for the day when a place is delivered to. */
export function NotifyForm({
  email,
  failure,
  form,
  isSending,
  sentTo,
}: NotifyFormProps) {
  const { t } = useTranslation(['address', 'auth']);
  if (sentTo !== null)
    return (
      <p role="status" className={styles.done}>
        <CircleCheck size={20} />
        <span>{t('address.notify.done', { email: sentTo })}</span>
      </p>
    );
  return (
    <Form {...form} className={styles.form}>
      <p>{t('address.notify.text')}</p>
      <div className={styles.row}>
        <EmailField
          {...email}
          className={styles.field}
          label={t('auth.email')}
          labelHidden
          maxLength={EMAIL_MAX_LENGTH}
          start={<Mail size={18} />}
        />
        <Button
          type="submit"
          variant="dark"
          loading={isSending}
          icon={<BellRing size={18} />}
        >
          {t('address.notify.action')}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="wrong">
          {failure}
        </p>
      )}
    </Form>
  );
}
