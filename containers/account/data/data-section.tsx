import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionRow } from '@/components/account/action-row/action-row';
import { LinkButton } from '@/components/ui/button/link-button';
import { Panel } from '@/components/ui/panel/panel';
import { DELETION_DAYS } from '@/utils/constants/timings';
import { accountRoutes } from '@/utils/shell/account-routes';
import { DataExport } from './data-export';
import styles from './data.module.css';

/** #data of /profile: everything that is kept about the customer as a file, and the end of the account. */
export function DataSection() {
  const { t } = useTranslation();
  return (
    <div id="data">
      <Panel title={t('data.title')}>
        <DataExport />
        <ActionRow
          icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
          title={t('deletion.link')}
          note={t('deletion.note', { count: DELETION_DAYS })}
          action={
            <LinkButton
              href={accountRoutes.deleteAccount()}
              prefetch={false}
              size="s"
              variant="line"
              className={styles.danger}
            >
              {t('deletion.open')}
            </LinkButton>
          }
        />
      </Panel>
    </div>
  );
}
