import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useShopHistory } from '@/hooks/application/use-my-shop';
import { useMoment } from '@/hooks/i18n/use-moment';
import { useBrand } from '@/hooks/shell/use-brand';
import { ChangeLines } from './shop-card';
import styles from './my-shop.module.css';

/** Who changed what of the shop, newest first. */
export function HistoryCard({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { name: house } = useBrand();
  const { edits, isFailed, retry } = useShopHistory(id);
  return (
    <Panel id="history" title={t('myShop.history')}>
      {isFailed && (
        <NoticeBox title={t('account.failed')}>
          <Button variant="secondary" size="s" onClick={retry}>
            {t('common.tryAgain')}
          </Button>
        </NoticeBox>
      )}
      {!edits && !isFailed && (
        <>
          <LoadingStatus />
          <LinesSkeleton count={3} />
        </>
      )}
      {edits?.length === 0 && (
        <p className={styles.soft}>{t('myShop.history.none')}</p>
      )}
      <ol className={styles.history}>
        {edits?.map(({ at, by, changes, id: edit, name }) => (
          <li key={edit}>
            <p className={styles.soft}>
              <bdi>
                {by === 'operator' ? house : (name ?? t('myShop.owner'))}
              </bdi>
              {' · '}
              <time dateTime={at}>{moment(at)}</time>
            </p>
            <ChangeLines changes={changes} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
