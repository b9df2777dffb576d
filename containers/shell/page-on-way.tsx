import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ShopCardHead } from '@/components/shop/shop-head/shop-card-head';
import { ShopGridSkeleton } from '@/components/shop/shop-card/shop-grid-skeleton';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { TwoColumns } from '@/components/ui/two-columns/two-columns';
import { ShopPageSkeleton } from '@/components/shop/shop-page-skeleton/shop-page-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useKnownCard } from '@/hooks/shop/use-known-card';
import { pathWithoutLocale } from '@/utils/content/page-links';
import { routes } from '@/utils/shell/routes';
import styles from './page-on-way.module.css';

const SHOP = /^\/(?:restaurant|shop)\/\d+$/;
const WITH_SUMS = /^\/(?:checkout|orders\/\d+)$/;
const LISTS = [
  routes.home(),
  routes.list('restaurant'),
  routes.list('shop'),
  routes.liked(),
];

type OnWayProps = Readonly<{ path: string }>;

function ShopOnWay({ path }: OnWayProps) {
  const { i18n } = useTranslation();
  const { currency } = useShell();
  const [type] = useDeliveryType();
  const card = useKnownCard(path);
  const head = card && (
    <ShopCardHead
      shop={card}
      currency={currency}
      pickup={type === 'pickup'}
      words={i18n}
    />
  );
  return <ShopPageSkeleton head={head} />;
}

function Shape({ path }: OnWayProps) {
  if (SHOP.test(path)) return <ShopOnWay path={path} />;
  if (WITH_SUMS.test(path))
    return (
      <TwoColumns
        main={
          <>
            <SkeletonBlock className={styles.title} />
            <SkeletonBlock className={styles.panel} />
            <SkeletonBlock className={styles.panel} />
          </>
        }
        aside={<SkeletonBlock className={styles.panel} />}
      />
    );
  return (
    <div className={`wrap ${styles.page}`}>
      <SkeletonBlock className={styles.title} />
      {LISTS.includes(path) ? (
        <ShopGridSkeleton />
      ) : (
        <LinesSkeleton count={6} />
      )}
    </div>
  );
}

const pageOf = (path: string): string =>
  pathWithoutLocale(path).split(/[?#]/, 1)[0] ?? path;

/**
 * Covers the page that is left with the shape of the one on its way, a shop with its picture, name and facts; nothing
 * while it is the same page. What is below keeps its state and its place; the progress bar is what is read aloud.
 */
export function PageOnWay({ path }: OnWayProps) {
  const { home } = useShell();
  const asked = pageOf(path);
  const page = (asked === routes.home() && home) || asked;
  if (page === pageOf(useRouter().asPath)) return null;
  return (
    <div className={styles.cover} aria-hidden="true">
      <Shape key={page} path={page} />
    </div>
  );
}
