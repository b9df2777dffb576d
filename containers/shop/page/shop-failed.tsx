import '@/styles/families/shop';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import styles from './shop-page.module.css';

/** In place of a shop that did not load. */
export function ShopFailed({ retry }: Readonly<{ retry: () => void }>) {
  const { t } = useTranslation('shop');
  return (
    <div className={`wrap ${styles.failed}`}>
      <LoadFailed
        headingLevel={1}
        title={t('shop.failed.title')}
        text={t('shop.failed.text')}
        onRetry={retry}
      />
    </div>
  );
}
