import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { SiteLogo } from '@/containers/ui/site-logo';
import { LinkButton } from '@/components/ui/button/link-button';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useAuthLinks } from '@/hooks/account/use-auth-links';
import { NewPasswordForm } from './new-password-form';
import styles from './auth-form.module.css';

/**
 * /update-password: a new password for who has just proved with a code that the account is theirs. Without that proof
 * (a bookmark, ten minutes later) it says so and leads to the code.
 */
export function NewPasswordContainer({
  tools,
}: Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
}>) {
  const { t } = useTranslation();
  const links = useAuthLinks();
  const contact = usePostedForm()?.values.contact;
  return (
    <AuthFrame
      logo={<SiteLogo />}
      tools={tools}
      title={t('auth.newPassword.title')}
      intro={t(
        contact ? 'auth.newPassword.intro' : 'auth.newPassword.unproved',
      )}
    >
      {contact ? (
        <NewPasswordForm contact={contact} />
      ) : (
        <div className={styles.form}>
          <LinkButton href={links.resetPassword()} size="l" block>
            {t('auth.newPassword.ask')}
          </LinkButton>
        </div>
      )}
    </AuthFrame>
  );
}
