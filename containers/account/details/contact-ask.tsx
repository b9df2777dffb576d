import { useTranslation } from 'react-i18next';
import { FormEnd } from '@/components/account/form-end/form-end';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { TextField } from '@/components/form/text-field/text-field';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { contactSchemas } from '@/utils/form/profile-schemas';
import { routes } from '@/utils/shell/routes';
import styles from './details.module.css';

type ContactAskProps = Readonly<{
  kind: 'email' | 'phone';
  initial: string;
  onSent: (value: string) => void;
}>;

/** Step one: where to send the code. */
export function ContactAsk({ initial, kind, onSent }: ContactAskProps) {
  const { t } = useTranslation();
  const { askContact } = useProfileChanges();
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.contact,
    initialValues: { email: '', phone: '', [kind]: initial },
    schema: contactSchemas[kind],
    submit: async (values) => {
      const value = (values[kind] ?? '').trim();
      await askContact({ kind, value });
      onSent(value);
    },
  });
  const isEmail = kind === 'email';
  return (
    <Form {...formProps} hidden={{ kind }} className={styles.ask}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <TextField
        {...field(kind)}
        label={t(isEmail ? 'account.contact.email' : 'account.contact.phone')}
        hint={t('account.contact.hint')}
        type={isEmail ? 'email' : 'tel'}
        inputMode={isEmail ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={isEmail ? undefined : '+998 90 123 45 67'}
        ltr
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
      />
      <FormEnd
        label={t('auth.register.sendCode')}
        isBusy={isBusy}
        cancelHref={routes.profile()}
      />
    </Form>
  );
}
