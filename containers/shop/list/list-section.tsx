import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '@/components/shop/filter-bar/filter-bar';
import { Section } from '@/components/ui/section/section';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useFreeDelivery, useOpenCount } from '@/hooks/shop/use-home';
import type { useShopList } from '@/hooks/shop/use-shop-list';
import { useTakes } from '@/hooks/shop/use-takes';
import { filterParts, isWhole } from '@/utils/shop/filter-parts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { routes } from '@/utils/shell/routes';
import {
  filtersHref,
  panelHref,
  type ShopFilters,
} from '@/utils/shop/shop-filters';
import { FilterWaiting } from './filter-waiting';
import { ListEmpty } from './late-list-states';
import { clearedHref, filterChips, sortChoices } from './list-filters';
import { ListGrid } from './list-grid';
import styles from './shop-list.module.css';

const FilterDialog = lazyBlock(
  () => import('./filter-dialog'),
  'FilterDialog',
  FilterWaiting,
);
// what `?filters=1` shows to those without script
const FilterPage = dynamic(() =>
  import('./filter-page').then((module) => module.FilterPage),
);
const ListMap = lazyBlock(() => import('./list-map'), 'ListMap');

type ListSectionProps = Readonly<{
  filters: ShopFilters;
  list: ReturnType<typeof useShopList>;
  title: string;
}>;

/** A list with everything that narrows, orders and shows it. */
export function ListSection({ filters, list, title }: ListSectionProps) {
  const { t, i18n } = useTranslation();
  const { currency, hidden } = useShell();
  const [type] = useDeliveryType();
  const [panel, setPanel] = useState({ isOpen: false, times: 0 });
  const asksForm = useRouter().query.filters === '1';
  const { takes } = useTakes(filters.takes.length > 0);
  const free = useFreeDelivery(filters);
  const pickup = type === 'pickup';
  const words = { t, lang: i18n.language, currency, takes };
  const open = useOpenCount(filters);
  // one alone needs nothing to narrow or order it
  const isAlone = isWhole(filters) && hidden?.includes(routes.places());
  const isEmpty = list.cards.length === 0 && !list.isLoading && !list.isError;
  return (
    <Section
      title={title}
      note={
        open === null
          ? !list.isLoading && t('found.number.results', { count: list.total })
          : t('home.open.count', { count: open })
      }
      className={styles.section}
    >
      {!isAlone && (
        <FilterBar
          panel={{
            href: panelHref(filters),
            count: filterParts(filters).length,
            onIntent: FilterDialog.warm,
            onPress: () =>
              setPanel(({ times }) => ({ isOpen: true, times: times + 1 })),
          }}
          chips={filterChips(filters, words, free)}
          sorts={sortChoices(filters, t, pickup)}
          clearHref={clearedHref(filters)}
          view={{
            href: filtersHref(filters, { map: !filters.map }),
            map: filters.map,
            over: filters.map && !isEmpty,
          }}
        />
      )}
      {asksForm && <FilterPage filters={filters} />}
      {panel.times > 0 && (
        <FilterDialog
          // what was ticked and not sent is forgotten
          key={panel.times}
          filters={filters}
          open={panel.isOpen}
          onClose={() => setPanel({ ...panel, isOpen: false })}
        />
      )}
      {isEmpty ? (
        <ListEmpty filters={filters} />
      ) : (
        <div className={filters.map ? styles.split : undefined}>
          <div className={styles.found}>
            <ListGrid filters={filters} list={list} />
          </div>
          {filters.map && (
            <div className={styles.map}>
              <ListMap
                cards={list.cards}
                listHref={filtersHref(filters, { map: false })}
              />
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
