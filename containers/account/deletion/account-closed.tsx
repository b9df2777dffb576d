import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { LinkButton } from '@/components/ui/button/button';
import { SiteLogo } from '@/containers/ui/site-logo';
import { DELETION_DAYS } from '@/utils/constants/timings';
import { routes } from '@/utils/shell/routes';
import styles from './account-closed.module.css';

type AccountClosedProps = Readonly<{
  /** Language and theme, at the top of the page. */
  tools?: ReactNode;
}>;

/** /profile/closed: the account is closed, and for some days there is a way back. */
export function AccountClosed({ tools }: AccountClosedProps) {
  const { t } = useTranslation();
  return (
    <AuthFrame
      logo={<SiteLogo />}
      tools={tools}
      title={t('deletion.closed.title')}
      intro={t('deletion.closed.text', { count: DELETION_DAYS })}
    >
      <div className={styles.ways}>
        <LinkButton href={routes.home()} prefetch={false} size="l" block>
          {t('deletion.closed.home')}
        </LinkButton>
        <LinkButton
          href={routes.login()}
          prefetch={false}
          size="l"
          variant="secondary"
          block
        >
          {t('auth.logIn')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
