import '@/styles/families/browse';
import { useTranslation } from '@/utils/i18n/use-translation';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import styles from './shop-list.module.css';

type NoShopYetProps = Readonly<{
  /** 2 under a heading of the page's own. */
  headingLevel?: 1 | 2;
}>;

/** What a page says while the site has no restaurant and no shop at all: it opens soon. */
export function NoShopYet({ headingLevel = 1 }: NoShopYetProps) {
  const { t } = useTranslation('list-states');
  return (
    <div className={styles.alone}>
      <EmptyState
        size="l"
        headingLevel={headingLevel}
        picture="closed"
        title={t('list.new.title')}
        text={t('list.new.text')}
      />
    </div>
  );
}
