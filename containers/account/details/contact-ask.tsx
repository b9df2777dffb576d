import { useTranslation } from 'react-i18next';
import { FormEnd } from '@/components/account/form-end/form-end';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { EmailField } from '@/components/form/text-field/email-field';
import { PhoneInput } from '@/containers/account/code/contact-input';
import { usePhoneCode, useReadContact } from '@/hooks/account/use-contact';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useServerForm } from '@/hooks/form/use-server-form';
import { FORMS } from '@/utils/constants/forms';
import { contactSchemas } from '@/utils/form/profile-schemas';
import { routes } from '@/utils/shell/routes';
import styles from './details.module.css';

type ContactAskProps = Readonly<{
  kind: 'email' | 'phone';
  initial: string;
  onSent: (value: string, sent: CodeSentDto) => void;
}>;

/** Step one: where to send the code. */
export function ContactAsk({ initial, kind, onSent }: ContactAskProps) {
  const { t } = useTranslation();
  const { askContact } = useProfileChanges();
  const dialCode = usePhoneCode();
  const readContact = useReadContact();
  const { change, failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.contact,
    initialValues: { email: '', phone: '', [kind]: initial },
    schema: contactSchemas(dialCode)[kind],
    submit: async (values) => {
      const value = await readContact(values[kind] ?? '');
      onSent(value, await askContact({ kind, value }));
    },
  });
  const isEmail = kind === 'email';
  return (
    <Form {...formProps} hidden={{ kind }} className={styles.ask}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      {isEmail ? (
        <EmailField
          {...field('email')}
          label={t('account.contact.email')}
          hint={t('account.contact.hint')}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
          autoFocus
        />
      ) : (
        <PhoneInput
          {...field('phone')}
          onText={(phone) => change({ phone })}
          label={t('account.contact.phone')}
          hint={t('account.contact.hint')}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
          autoFocus
        />
      )}
      <FormEnd
        label={t('auth.register.sendCode')}
        isBusy={isBusy}
        cancelHref={routes.profile()}
      />
    </Form>
  );
}
