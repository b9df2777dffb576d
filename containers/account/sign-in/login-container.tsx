import '@/styles/families/sign-in';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Button, LinkButton } from '@/components/ui/button/button';
import { ContactInput } from '@/containers/account/code/contact-input';
import { useShell } from '@/contexts/shell-context';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { useLogin } from '@/hooks/account/use-login';
import { useSessionEnded } from '@/hooks/account/use-session-ended';
import { useServerForm } from '@/hooks/form/use-server-form';
import { addressText } from '@/utils/account/contact';
import {
  EMAIL_UNVERIFIED,
  PHONE_UNVERIFIED,
} from '@/utils/constants/api-codes';
import { FORMS } from '@/utils/constants/forms';
import { loginSchema } from '@/utils/form/auth-schemas';
import { routes } from '@/utils/shell/routes';
import styles from './auth-form.module.css';
import { RegisterTerms } from './register-terms';
import { withTexts } from '@/utils/browser/tab-texts';

type LoginFormProps = Readonly<{
  /** Tells what is typed, as an address carries it to another page. */
  onTyped: (contact: string) => void;
}>;

/** E-mail or phone and password; a failure keeps what was typed and says what is wrong (spec.md §5, §8). */
function LoginForm({ onTyped }: LoginFormProps) {
  const { t } = useTranslation('auth');
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

// only for who was sent here from a page, and in the page's HTML
const LoginReason = dynamic(() =>
  withTexts(['account', 'auth'], () => import('./login-reason'))().then(
    (module) => module.LoginReason,
  ),
);

type LoginContainerProps = Readonly<{
  /** Buttons of other ways to sign in; what renders nothing leaves no trace. */
  social?: ReactNode;
}>;

/** /login: the form, other ways in, and the way to an account; it says what one is sent here for. */
export function LoginContainer({ social }: LoginContainerProps) {
  const { t } = useTranslation(['auth', 'form']);
  const links = useAuthLinks();
  const { social: providers } = useShell();
  const [typed, setTyped] = useState('');
  const { from, isForGroup } = links;
  const isForOrder = isForGroup || from?.startsWith(routes.checkout());
  return (
    <AuthPage
      title={t(isForOrder ? 'auth.login.toOrder' : 'auth.login.title')}
      intro={from && <LoginReason from={from} isForGroup={isForGroup} />}
      footnote={providers && <RegisterTerms />}
    >
      <LoginForm
        // what the page was told to begin with is known only in the browser
        key={links.contact}
        onTyped={setTyped}
      />
      {social}
      <p className={styles.other}>{t('auth.login.new')}</p>
      <LinkButton
        variant="secondary"
        size="l"
        block
        href={links.register(typed)}
      >
        {t('auth.login.create')}
      </LinkButton>
    </AuthPage>
  );
}
