import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { object } from 'yup';
import { ActionRow } from '@/components/account/action-row/action-row';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { Button, LinkButton, RetryButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { useDataExport } from '@/hooks/account/use-data-export';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useMoment } from '@/hooks/i18n/use-moment';
import type { DataExportDto } from '@/server/contracts/account/data-export';
import { FORMS } from '@/utils/constants/forms';
import { DELETION_DAYS } from '@/utils/constants/timings';
import { accountRoutes } from '@/utils/shell/account-routes';
import styles from './data.module.css';

const nothing = object();

/** How far the file is, in words. */
function useStateWords(file: DataExportDto | undefined): string {
  const { t } = useTranslation('account');
  const moment = useMoment();
  if (file?.status === 'pending') return t('data.making');
  if (file?.status === 'failed') return t('data.failed');
  if (file?.status === 'ready' && file.expires_at)
    return t('data.ready', { when: moment(file.expires_at) });
  return t('data.text');
}

/** The customer's own data: asked for, being made, ready for a day, or failed with a way to ask again. */
function DataExport() {
  const { t } = useTranslation('account');
  const { ask, file, href, isFailed, retry } = useDataExport();
  const words = useStateWords(file);
  const { failure, formProps, isBusy } = useServerForm({
    name: FORMS.askExport,
    initialValues: {},
    schema: nothing,
    submit: async () => {
      await ask();
    },
  });
  const isMaking = file?.status === 'pending';
  const again = file?.status === 'failed' ? 'common.tryAgain' : 'data.ask';
  return (
    <ActionRow
      icon={<Download size={20} />}
      title={t('data.download')}
      note={
        <span aria-live="polite">
          {isFailed ? t('data.loadFailed') : words}
        </span>
      }
      action={
        href ? (
          <LinkButton
            href={href}
            download
            locale={false}
            prefetch={false}
            size="s"
          >
            {t('data.get')}
          </LinkButton>
        ) : isFailed ? (
          <RetryButton size="s" variant="secondary" onClick={retry} />
        ) : (
          <Form {...formProps}>
            <Button
              type="submit"
              size="s"
              variant="secondary"
              loading={isBusy || isMaking}
            >
              {t(again)}
            </Button>
          </Form>
        )
      }
    >
      {failure.message && (
        <div className={styles.alert}>
          <FormAlert>{failure.message}</FormAlert>
        </div>
      )}
    </ActionRow>
  );
}

/** #data of /profile: everything that is kept about the customer as a file, and the end of the account. */
export function DataSection() {
  const { t } = useTranslation(['account', 'account-menu']);
  return (
    <div id="data">
      <Panel title={t('data.title')}>
        <DataExport />
        <ActionRow
          icon={<Trash2 size={20} />}
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
