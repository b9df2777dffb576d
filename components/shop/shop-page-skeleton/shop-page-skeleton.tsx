import type { ReactNode } from 'react';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import styles from './shop-page-skeleton.module.css';

const TILES = [1, 2, 3, 4];

type ShopPageSkeletonProps = Readonly<{
  /** What is known of the shop already: its head. */
  head?: ReactNode;
}>;

/** A shop's page on its way, or while it loads after a change of currency or address. */
export function ShopPageSkeleton({ head }: ShopPageSkeletonProps) {
  return (
    <div className="wrap">
      <LoadingStatus />
      {head ?? (
        <>
          <SkeletonBlock className={styles.cover} />
          <SkeletonBlock className={styles.title} />
          <SkeletonBlock className={styles.facts} />
        </>
      )}
      <div className={styles.two}>
        <div className={styles.menu}>
          <SkeletonBlock className={styles.bar} />
          <SkeletonBlock className={styles.section} />
          <div className={styles.tiles}>
            {TILES.map((tile) => (
              <div key={tile}>
                <SkeletonBlock className={styles.picture} />
                <SkeletonBlock className={styles.name} />
                <SkeletonBlock className={styles.price} />
              </div>
            ))}
          </div>
        </div>
        <SkeletonBlock className={styles.cart} />
      </div>
    </div>
  );
}
