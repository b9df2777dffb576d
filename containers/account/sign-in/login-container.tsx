import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { LinkButton } from '@/components/ui/button/link-button';
import { useShell } from '@/contexts/shell-context';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { routes } from '@/utils/shell/routes';
import { LoginForm } from './login-form';
import { RegisterTerms } from './register-terms';
import styles from './auth-form.module.css';

type LoginContainerProps = Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
  /** Buttons of other ways to sign in; what renders nothing leaves no trace. */
  social?: ReactNode;
}>;

/** /login: the form, other ways in, and the way to an account; on the way to an order it says so. */
export function LoginContainer({ social, tools }: LoginContainerProps) {
  const { t } = useTranslation();
  const links = useAuthLinks();
  const { social: providers } = useShell();
  const [typed, setTyped] = useState('');
  const reason = links.from?.startsWith(routes.checkout())
    ? t('auth.login.kept')
    : links.isForGroup && t('auth.login.toGroup');
  return (
    <AuthFrame
      tools={tools}
      title={t(reason ? 'auth.login.toOrder' : 'auth.login.title')}
      intro={reason}
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
