import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { ProductRowSkeleton } from '@/components/ui/skeletons/product-row-skeleton';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import styles from './shop-page-skeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

/** A shop's page while it loads in the browser, after a change of currency or address. */
export function ShopPageSkeleton() {
  return (
    <div className="wrap">
      <LoadingStatus />
      <SkeletonBlock className={styles.cover} />
      <SkeletonBlock className={styles.title} />
      <SkeletonBlock className={styles.facts} />
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <ProductRowSkeleton key={row} />
        ))}
      </div>
    </div>
  );
}
