import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/button/link-button';
import { InfiniteSentinel } from '@/components/infinite-sentinel/infinite-sentinel';
import { ShopCard } from '@/components/shop-card/shop-card';
import { ShopCardSkeleton } from '@/components/skeletons/shop-card-skeleton';
import { LoadingStatus } from '@/components/skeletons/loading-status';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/use-delivery-type';
import { useLiked } from '@/hooks/use-liked';
import type { useShopList } from '@/hooks/use-shop-list';
import { filtersHref, type ShopFilters } from '@/utils/shop-filters';
import styles from './home.module.css';

// rarely shown, so only then loaded
const HomeListFailed = dynamic(() =>
  import('./home-states').then((module) => module.HomeListFailed),
);

type HomeListProps = Readonly<{
  filters: ShopFilters;
  list: ReturnType<typeof useShopList>;
}>;

const FIRST_ROW = 4;
const placeholders = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`placeholder-${index}`}>
      <ShopCardSkeleton />
    </li>
  ));

/** The grid: what is loaded, and more of it when its end comes into sight. */
export function HomeList({ filters, list }: HomeListProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const [type] = useDeliveryType();
  const { isLiked, toggle } = useLiked();
  const { cards, hasMore, isError, isLoading, isLoadingMore } = list;
  const waiting = isLoading || isLoadingMore;
  const more = `home.more.${filters.type === 'shop' ? 'shops' : 'restaurants'}`;
  return (
    <>
      {filters.page > 1 && (
        <p className={styles.earlier}>
          <LinkButton
            href={filtersHref(filters, { page: filters.page - 1 })}
            variant="line"
            prefetch={false}
          >
            {t('home.previous')}
          </LinkButton>
        </p>
      )}
      {waiting && <LoadingStatus />}
      <ul className={styles.grid} aria-busy={waiting}>
        {cards.map((shop, index) => (
          <li key={shop.id}>
            <ShopCard
              shop={shop}
              currency={currency}
              pickup={type === 'pickup'}
              liked={isLiked(shop.uuid)}
              onLike={toggle}
              eager={index < FIRST_ROW}
            />
          </li>
        ))}
        {isLoading && !isError && placeholders(8)}
        {isLoadingMore && placeholders(FIRST_ROW)}
      </ul>
      {isError && <HomeListFailed onRetry={list.retry} />}
      {hasMore && !isError && (
        <InfiniteSentinel active={!isLoadingMore} onReach={list.loadMore}>
          <p className={styles.more}>
            <LinkButton
              href={filtersHref(filters, { page: list.lastShown + 1 })}
              variant="line"
              prefetch={false}
              onClick={(event) => {
                event.preventDefault();
                list.loadMore();
              }}
            >
              {t(more)}
            </LinkButton>
          </p>
        </InfiniteSentinel>
      )}
    </>
  );
}
