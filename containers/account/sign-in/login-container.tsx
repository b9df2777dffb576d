import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { useShell } from '@/contexts/shell-context';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { routes } from '@/utils/shell/routes';
import { LoginForm } from './login-form';
import { RegisterTerms } from './register-terms';

type LoginContainerProps = Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
  /** Buttons of other ways to sign in; what renders nothing leaves no trace. */
  social?: ReactNode;
}>;

/** /login: the form, other ways in, and the way to an account; on the way to the checkout it says so. */
export function LoginContainer({ social, tools }: LoginContainerProps) {
  const { t } = useTranslation();
  const links = useAuthLinks();
  const { social: providers } = useShell();
  const [typed, setTyped] = useState('');
  const isOrdering = links.from?.startsWith(routes.checkout());
  return (
    <AuthFrame
      tools={tools}
      title={t(isOrdering ? 'auth.login.toOrder' : 'auth.login.title')}
      intro={
        <>
          {isOrdering && (
            <>
              {t('auth.login.kept')}
              <br />
            </>
          )}
          {t('auth.login.new')}{' '}
          <Link href={links.register(typed)}>{t('auth.login.create')}</Link>
        </>
      }
      footnote={providers && <RegisterTerms />}
    >
      <LoginForm onTyped={setTyped} />
      {social}
    </AuthFrame>
  );
}
