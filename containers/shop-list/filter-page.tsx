import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { FilterForm } from '@/components/filter-form/filter-form';
import { Panel } from '@/components/panel/panel';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/use-delivery-type';
import { useFilterOffers } from '@/hooks/use-filter-form';
import { localisedPath } from '@/utils/routes';
import { listPath, type ShopFilters } from '@/utils/shop-filters';
import styles from './shop-list.module.css';

type FilterPageProps = Readonly<{ filters: ShopFilters }>;

/** All filters as a part of the page; the form leads to the list by itself. */
export function FilterPage({ filters }: FilterPageProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const offers = useFilterOffers();
  const [type] = useDeliveryType();
  return (
    <Panel className={styles.form}>
      <FilterForm
        {...offers}
        action={localisedPath(listPath(filters), lang)}
        filters={filters}
        pickup={type === 'pickup'}
      >
        <div>
          <Button type="submit">{t('filter.apply')}</Button>
        </div>
      </FilterForm>
    </Panel>
  );
}
