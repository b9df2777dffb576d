import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { Button } from '@/components/ui/button/button';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useServerForm } from '@/hooks/form/use-server-form';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { FORMS } from '@/utils/constants/forms';
import { phoneWord } from '@/utils/account/phone-text';
import { emptySchema } from '@/utils/form/profile-schemas';
import styles from './details.module.css';

const AskDialog = lazyBlock(
  () => import('@/containers/ui/ask-dialog'),
  'AskDialog',
);

type ContactRemoveProps = Readonly<{
  kind: 'email' | 'phone';
  value: string;
  /** The number that takes its place; nobody logs in with `value`. */
  next: string | null;
  /** It is gone, and this button with it. */
  onRemoved: () => void;
}>;

/** Takes it from the account, after a question; without script at once. */
export function ContactRemove(props: ContactRemoveProps) {
  const { kind, next, onRemoved, value } = props;
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const { removeContact } = useProfileChanges();
  const { errors, failure, formProps, isBusy, send } = useServerForm({
    name: FORMS.contactRemove,
    initialValues: {},
    schema: emptySchema,
    submit: async () => {
      await removeContact(kind);
      onRemoved();
    },
  });
  const refusal = errors[kind] ?? failure.message;
  return (
    <>
      <Form
        {...formProps}
        hidden={{ kind }}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <Button
          type="submit"
          variant="ghost"
          size="s"
          className={styles.quiet}
          aria-label={`${t('account.remove')}: ${value}`}
        >
          {t('account.remove')}
        </Button>
      </Form>
      {refusal && !asked && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {asked && (
        <AskDialog
          title={t('account.contact.remove.title', {
            value: `\u2068${value}\u2069`,
          })}
          keep={t('account.cancel')}
          confirm={t('account.remove')}
          isPending={isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() => void send().then(() => setAsked(false))}
        >
          {next
            ? t('account.contact.remove.next', { phone: phoneWord(next) })
            : t('account.contact.remove.text')}
        </AskDialog>
      )}
    </>
  );
}
