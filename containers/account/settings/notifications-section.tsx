import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { Panel } from '@/components/ui/panel/panel';
import { useShell } from '@/contexts/shell-context';
import { routes } from '@/utils/shell/routes';
import { NoticeChoices } from './notice-choices';
import styles from './settings.module.css';

/** Which notices reach a customer; a visitor is shown the way in. */
export function NotificationsSection() {
  const { t } = useTranslation();
  const { user } = useShell();
  return (
    <Panel id="notifications" title={t('settings.notifications')}>
      {user ? (
        <>
          <p className={styles.note}>{t('settings.notifications.note')}</p>
          <NoticeChoices />
        </>
      ) : (
        <div className={styles.visitor}>
          <p className="soft">{t('settings.notifications.visitor')}</p>
          <LinkButton
            variant="secondary"
            href={routes.login(routes.settings())}
          >
            {t('header.login')}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
