import '@/styles/families/sign-in';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { usePhoneCode, useReadContact } from '@/hooks/account/use-contact';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { ACCOUNT_EXISTS } from '@/utils/constants/api-codes';
import { type ContactKind, contactSchema } from '@/utils/form/auth-schemas';
import { addressText, looksLikePhone } from '@/utils/account/contact';
import { ContactInput } from '@/containers/account/code/contact-input';
import styles from './auth-form.module.css';

type ContactStepProps = Readonly<{
  /** One of FORMS. */
  name: string;
  kind?: ContactKind;
  initial: string;
  /** Sends the code; what it throws is told at the field. */
  send: (contact: string) => Promise<CodeSentDto>;
  onSent: (contact: string, sent: CodeSentDto) => void;
  /** The ways on for who has an account already, with what is typed as an address carries it. */
  taken?: (contact: string) => ReactNode;
}>;

/** Where to send a code: an e-mail address or a phone number. */
export function ContactStep(props: ContactStepProps) {
  const { initial, kind = 'any', name, onSent, send, taken } = props;
  const { t } = useTranslation(['auth', 'form']);
  const dialCode = usePhoneCode();
  const readContact = useReadContact();
  const { change, errors, failure, field, formProps, isBusy, values } =
    useServerForm({
      name,
      initialValues: { contact: initial },
      schema: contactSchema(dialCode, kind),
      submit: async ({ contact }) => {
        const stored = await readContact(contact);
        onSent(stored, await send(stored));
      },
    });
  const isTaken = failure.code === ACCOUNT_EXISTS;
  const takenWords = looksLikePhone(values.contact)
    ? t('form.phoneTaken')
    : t('form.emailTaken');
  const refusal = errors.contact ?? errors.email ?? errors.phone;
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && !isTaken && <FormAlert>{failure.message}</FormAlert>}
      <div>
        <ContactInput
          {...field('contact')}
          error={isTaken ? takenWords : refusal}
          onText={(contact) => change({ contact })}
          readBack
          phoneOnly={kind === 'phone'}
          label={t(kind === 'phone' ? 'auth.phone' : 'auth.contact')}
          autoComplete={kind === 'phone' ? 'tel' : 'username'}
          inputMode={kind === 'phone' ? 'tel' : 'email'}
        />
        {isTaken && taken && (
          <p className={styles.ways}>{taken(addressText(values.contact))}</p>
        )}
      </div>
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.register.sendCode')}
      </Button>
    </Form>
  );
}
