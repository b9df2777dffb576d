import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { LinkButton } from '@/components/ui/button/link-button';
import { useShell } from '@/contexts/shell-context';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { loginReason } from '@/utils/account/login-reason';
import { LoginForm } from './login-form';
import { RegisterTerms } from './register-terms';
import styles from './auth-form.module.css';

type LoginContainerProps = Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
  /** Buttons of other ways to sign in; what renders nothing leaves no trace. */
  social?: ReactNode;
}>;

/** /login: the form, other ways in, and the way to an account; it says what one is sent here for. */
export function LoginContainer({ social, tools }: LoginContainerProps) {
  const { t } = useTranslation();
  const links = useAuthLinks();
  const { social: providers } = useShell();
  const [typed, setTyped] = useState('');
  const reason = loginReason(links.from, links.isForGroup);
  return (
    <AuthFrame
      tools={tools}
      title={t(reason.title)}
      intro={reason.text && t(reason.text)}
      footnote={providers && <RegisterTerms />}
    >
      <LoginForm onTyped={setTyped} />
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
    </AuthFrame>
  );
}
