import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { ownPath, routes } from '@/utils/shell/routes';
import { LoginForm } from './login-form';

type LoginContainerProps = Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
}>;

/** /login: the form, and the way to an account. */
export function LoginContainer({ tools }: LoginContainerProps) {
  const { t } = useTranslation();
  const { query } = useRouter();
  const from = ownPath(query.from) ?? undefined;
  return (
    <AuthFrame
      tools={tools}
      title={t('auth.login.title')}
      intro={
        <>
          {t('auth.login.new')}{' '}
          <Link href={routes.register(from)}>{t('auth.login.create')}</Link>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}
