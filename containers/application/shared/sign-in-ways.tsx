import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';

type SignInWaysProps = Readonly<{
  /** Both lead back to the application. */
  login: string;
  register: string;
}>;

/** A visitor's way into an application: an account comes first. */
export function SignInWays({ login, register }: SignInWaysProps) {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton href={login} size="l" prefetch={false} rel="nofollow">
        {t('application.signIn')}
      </LinkButton>
      <LinkButton
        href={register}
        size="l"
        variant="line"
        prefetch={false}
        rel="nofollow"
      >
        {t('auth.login.create')}
      </LinkButton>
    </>
  );
}
