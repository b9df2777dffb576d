import { clsx as cx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { InfiniteSentinel } from '@/components/ui/infinite-sentinel/infinite-sentinel';
import { ShopGrid } from '@/components/shop/shop-card/shop-grid';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useLiked } from '@/hooks/shop/use-liked';
import type { useShopList } from '@/hooks/shop/use-shop-list';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { isWhole } from '@/utils/shop/filter-parts';
import {
  filtersHref,
  NO_FILTERS,
  orderOf,
  type ShopFilters,
} from '@/utils/shop/shop-filters';
import styles from './shop-list.module.css';
import { ShopCards } from './shop-items';

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
export function ListGrid({ filters, list }: ListGridProps) {
  const { t } = useTranslation();
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
