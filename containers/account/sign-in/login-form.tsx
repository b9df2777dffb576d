import Link from 'next/link';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Form } from '@/components/form/form/form';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { useLogin } from '@/hooks/account/use-login';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useSessionEnded } from '@/hooks/account/use-session-ended';
import {
  EMAIL_UNVERIFIED,
  PHONE_UNVERIFIED,
} from '@/utils/constants/api-codes';
import { FORMS } from '@/utils/constants/forms';
import { loginSchema } from '@/utils/form/auth-schemas';
import { addressText } from '@/utils/account/contact';
import { ContactInput } from '@/containers/account/code/contact-input';
import styles from './auth-form.module.css';

type LoginFormProps = Readonly<{
  /** Tells what is typed, as an address carries it to another page. */
  onTyped: (contact: string) => void;
}>;

/** E-mail or phone and password; a failure keeps what was typed and says what is wrong (spec.md §5, §8). */
export function LoginForm({ onTyped }: LoginFormProps) {
  const { t } = useTranslation();
  const login = useLogin();
  const links = useAuthLinks();
  const dialCode = usePhoneCode();
  const ended = useSessionEnded();
  const { box, change, errors, failure, field, formProps, isBusy, values } =
    useServerForm({
      name: FORMS.login,
      initialValues: { login: links.contact, password: '', keep: true },
      schema: loginSchema(dialCode),
      submit: (typed) => login.mutateAsync(typed),
    });
  // the right password of an account whose e-mail or phone was never proved: the code is what is missing
  const ways = new Map([
    [EMAIL_UNVERIFIED, links.register],
    [PHONE_UNVERIFIED, links.verifyPhone],
  ]);
  const way = ways.get(failure.code);
  const typed = addressText(values.login);
  const tell = useEffectEvent(onTyped);
  useEffect(() => tell(typed), [typed]);
  return (
    <Form {...formProps} className={styles.form}>
      {(failure.message || ended) && (
        <FormAlert>
          {failure.message || t('unauthorized')}{' '}
          {way && <Link href={way(typed)}>{t('auth.register.sendCode')}</Link>}
        </FormAlert>
      )}
      <ContactInput
        {...field('login')}
        error={errors.login ?? errors.email ?? errors.phone}
        onText={(text) => change({ login: text })}
        label={t('auth.contact')}
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        label={t('auth.password')}
        labelEnd={
          <Link href={links.resetPassword(typed)} className={styles.beside}>
            {t('auth.forgot')}
          </Link>
        }
      />
      <CheckboxField {...box('keep')} label={t('auth.keepLoggedIn')} />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.logIn')}
      </Button>
    </Form>
  );
}
