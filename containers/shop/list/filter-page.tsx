import '@/styles/families/browse';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { FilterForm } from '@/components/shop/filter-form/filter-form';
import { Panel } from '@/components/ui/panel/panel';
import { useShell } from '@/contexts/shell-context';
import { useFilterOffers } from '@/hooks/shop/use-filter-form';
import { localisedPath } from '@/utils/shell/routes';
import { listPath, type ShopFilters } from '@/utils/shop/shop-filters';
import styles from './shop-list.module.css';

type FilterPageProps = Readonly<{ filters: ShopFilters }>;

/** All filters as a part of the page; the form leads to the list by itself. */
export function FilterPage({ filters }: FilterPageProps) {
  const { t } = useTranslation('list-states');
  const { lang } = useShell();
  const offers = useFilterOffers(filters);
  return (
    <Panel className={styles.form}>
      <FilterForm
        {...offers}
        action={localisedPath(listPath(filters), lang)}
        filters={filters}
      >
        <div>
          <Button type="submit">{t('filter.apply')}</Button>
        </div>
      </FilterForm>
    </Panel>
  );
}
