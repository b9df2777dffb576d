import { useTranslation } from 'react-i18next';
import { RetryButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import styles from './shop-page.module.css';

/** In place of a shop that did not load. */
export function ShopFailed({ retry }: Readonly<{ retry: () => void }>) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.failed}`}>
      <EmptyState
        picture="error"
        headingLevel={1}
        title={t('shop.failed.title')}
        text={t('shop.failed.text')}
        action={<RetryButton onClick={retry} />}
      />
    </div>
  );
}
