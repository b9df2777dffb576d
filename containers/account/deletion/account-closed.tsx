import { useTranslation } from '@/utils/i18n/use-translation';
import { AuthPage } from '@/containers/ui/auth-page';
import { LinkButton } from '@/components/ui/button/button';
import { DELETION_DAYS } from '@/utils/constants/timings';
import { routes } from '@/utils/shell/routes';
import styles from './account-closed.module.css';

/** /profile/closed: the account is closed, and for some days there is a way back. */
export function AccountClosed() {
  const { t } = useTranslation(['account', 'auth']);
  return (
    <AuthPage
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
    </AuthPage>
  );
}
