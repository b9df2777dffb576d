import '@/styles/families/browse';
import { clsx as cx } from 'clsx';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FilterBar } from '@/components/shop/filter-bar/filter-bar';
import { ShopGrid } from '@/components/shop/shop-card/shop-grid';
import { LinkButton } from '@/components/ui/button/button';
import { InfiniteSentinel } from '@/components/ui/infinite-sentinel/infinite-sentinel';
import { Section } from '@/components/ui/section/section';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { DialogWaiting } from '@/containers/ui/dialog-waiting';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useFreeDelivery, useOpenCount } from '@/hooks/shop/use-home';
import { useLiked } from '@/hooks/shop/use-liked';
import type { useShopList } from '@/hooks/shop/use-shop-list';
import { useTakes } from '@/hooks/shop/use-takes';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { routes } from '@/utils/shell/routes';
import { filterParts, isWhole } from '@/utils/shop/filter-parts';
import {
  filtersHref,
  NO_FILTERS,
  orderOf,
  panelHref,
  type ShopFilters,
} from '@/utils/shop/shop-filters';
import { ListEmpty } from './late-list-states';
import { clearedHref, filterChips, sortChoices } from './list-filters';
import { ShopCards } from './shop-items';
import styles from './shop-list.module.css';

// rarely shown, so only then loaded
const ListFailed = lazyBlock(() => import('./list-failed'), 'ListFailed');

type ListGridProps = Readonly<{
  filters: ShopFilters;
  list: ReturnType<typeof useShopList>;
}>;

const FIRST_PAGE = 8;
const NEXT_ROW = 4;
/** All that there is; drawn larger, so that it is not lost in the grid. */
const FEW = 3;

/** The grid: what is loaded, and more of it when its end comes into sight. */
function ListGrid({ filters, list }: ListGridProps) {
  const { t } = useTranslation('list');
  const { currency } = useShell();
  const [type] = useDeliveryType();
  const { liked, toggle } = useLiked();
  const { cards, hasMore, isError, isLoading, isLoadingMore } = list;
  const waiting = isLoading || isLoadingMore;
  const pickup = type === 'pickup';
  return (
    <>
      {filters.page > 1 && (
        <p className={styles.earlier}>
          <LinkButton
            href={filtersHref(filters, { page: filters.page - 1 })}
            rel="prev"
            variant="line"
            prefetch={false}
          >
            {t('home.previous')}
          </LinkButton>
        </p>
      )}
      {waiting && <LoadingStatus />}
      <ShopGrid
        className={cx(
          styles.grid,
          isWhole(filters) && list.total <= FEW && styles.few,
        )}
        aria-busy={waiting}
        of={ShopCards}
        props={{
          cards,
          waiting:
            (isLoading && !isError ? FIRST_PAGE : 0) +
            (isLoadingMore ? NEXT_ROW : 0),
          pickup,
          parted: orderOf(filters, pickup) === orderOf(NO_FILTERS, pickup),
          lazy: filters.list === 'home' && isWhole(filters),
          currency,
          liked,
          onLike: toggle,
        }}
      />
      {isError && <ListFailed headingLevel={3} onRetry={list.retry} />}
      {hasMore && !isError && (
        <InfiniteSentinel active={!isLoadingMore} onReach={list.loadMore}>
          <p className={styles.more}>
            <LinkButton
              href={filtersHref(filters, { page: list.lastShown + 1 })}
              rel="next"
              variant="line"
              prefetch={false}
              onClick={(event) => {
                event.preventDefault();
                list.loadMore();
              }}
            >
              {t(
                `home.more.${filters.list === 'shop' ? 'shops' : 'restaurants'}`,
              )}
            </LinkButton>
          </p>
        </InfiniteSentinel>
      )}
    </>
  );
}

type FilterWaitingProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The filters' place until they are loaded. */
function FilterWaiting(props: FilterWaitingProps) {
  const { t } = useTranslation('list');
  return <DialogWaiting {...props} title={t('filter.label')} lines={12} />;
}

const FilterDialog = lazyBlock(
  withTexts(['list', 'list-states'], () => import('./filter-dialog')),
  'FilterDialog',
  FilterWaiting,
);
// what `?filters=1` shows to those without script
const FilterPage = dynamic(() =>
  withTexts(['list', 'list-states'], () => import('./filter-page'))().then(
    (module) => module.FilterPage,
  ),
);
const ListMap = lazyBlock(
  withTexts(['address', 'list', 'list-states'], () => import('./list-map')),
  'ListMap',
);

type ListSectionProps = Readonly<{
  filters: ShopFilters;
  list: ReturnType<typeof useShopList>;
  title: string;
}>;

/** A list with everything that narrows, orders and shows it. */
export function ListSection({ filters, list, title }: ListSectionProps) {
  const { t, i18n } = useTranslation('list');
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
