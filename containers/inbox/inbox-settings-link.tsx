import { Settings } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconLink } from '@/components/ui/icon-button/icon-link';
import { routes } from '@/utils/shell/routes';
import styles from './inbox.module.css';

/** To where one chooses which news come. */
export function InboxSettingsLink() {
  const { t } = useTranslation('account-menu');
  return (
    <IconLink
      href={routes.settings('notifications')}
      prefetch={false}
      className={styles.settings}
      label={t('inbox.settings')}
      icon={<Settings size={22} />}
    />
  );
}
