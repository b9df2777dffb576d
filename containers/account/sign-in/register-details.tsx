import '@/styles/families/sign-in';
import { type MouseEvent } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Form } from '@/components/form/form/form';
import { TextField } from '@/components/form/text-field/text-field';
import { isStoredPhone } from '@/utils/account/field-rules';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { useRegistration } from '@/hooks/account/use-registration';
import { useSettings } from '@/hooks/shell/use-settings';
import { useKeptFields } from '@/hooks/form/use-kept-fields';
import { useServerForm } from '@/hooks/form/use-server-form';
import { BACK_ACTION, FORM_ACTION_FIELD, FORMS } from '@/utils/constants/forms';
import { detailsSchema } from '@/utils/form/auth-schemas';
import styles from './auth-form.module.css';

type RegisterDetailsProps = Readonly<{
  /** What was proved: password managers keep the password with it. */
  contact: string;
  /** Another contact, or another code: the proof of this one is used or too old. */
  onBack: () => void;
}>;

/** Names another contact, also without script. */
function BackButton({
  label,
  onBack,
}: Readonly<{ label: string; onBack: () => void }>) {
  return (
    <Button
      type="submit"
      name={FORM_ACTION_FIELD}
      value={BACK_ACTION}
      variant="ghost"
      size="s"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onBack();
      }}
    >
      {label}
    </Button>
  );
}

/** Step three: name and password; the account is made and signed in. */
export function RegisterDetails({ contact, onBack }: RegisterDetailsProps) {
  const { t } = useTranslation('auth');
  const { complete } = useRegistration();
  const { referral } = useAuthLinks();
  const isReferralAsked = useSettings().referral_active === '1';
  const { change, errors, failure, field, formProps, isBusy, values } =
    useServerForm({
      name: FORMS.registerDetails,
      initialValues: {
        firstname: '',
        lastname: '',
        referral,
        password: '',
      },
      schema: detailsSchema,
      submit: async (values) => {
        await complete.mutateAsync({ contact, details: values });
        forget();
      },
    });
  const forget = useKeptFields(FORMS.registerDetails, values, change);
  const refusal = errors.verify_token ?? failure.message;
  return (
    <Form {...formProps} hidden={{ contact }} className={styles.form}>
      {refusal && (
        <FormAlert>
          {refusal}{' '}
          <BackButton label={t('auth.details.again')} onBack={onBack} />
        </FormAlert>
      )}
      <div className={styles.row}>
        <TextField
          {...field('firstname')}
          label={t('auth.firstname')}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastname')}
          label={t('auth.lastnameOptional')}
          autoComplete="family-name"
        />
      </div>
      <input
        type="text"
        className="sr-only"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={contact}
      />
      <PasswordField
        {...field('password')}
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      {(isReferralAsked || referral) && (
        <TextField
          {...field('referral')}
          label={t('auth.referral')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ltr
        />
      )}
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.details.submit')}
      </Button>
      <BackButton
        label={t(
          isStoredPhone(contact)
            ? 'auth.code.otherPhone'
            : 'auth.code.otherEmail',
        )}
        onBack={onBack}
      />
    </Form>
  );
}
