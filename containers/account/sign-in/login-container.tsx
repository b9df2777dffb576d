import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { SiteLogo } from '@/containers/ui/site-logo';
import { LinkButton } from '@/components/ui/button/link-button';
import { useShell } from '@/contexts/shell-context';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { routes } from '@/utils/shell/routes';
import { LoginForm } from './login-form';
import { RegisterTerms } from './register-terms';
import styles from './auth-form.module.css';

// only for who was sent here from a page, and in the page's HTML
const LoginReason = dynamic(() =>
  import('./login-reason').then((module) => module.LoginReason),
);

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
  const { from, isForGroup } = links;
  const isForOrder = isForGroup || from?.startsWith(routes.checkout());
  return (
    <AuthFrame
      logo={<SiteLogo />}
      tools={tools}
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
    </AuthFrame>
  );
}
