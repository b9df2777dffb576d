import '@/styles/families/browse';
import { SkeletonBlock } from './skeleton-block';
import styles from './list-skeletons.module.css';

/** The box of a shop card: picture 16:10, title line 26, meta line 20. */
export function ShopCardSkeleton() {
  return (
    <div aria-hidden="true">
      <SkeletonBlock className={styles.picture} />
      <div className={styles.title}>
        <SkeletonBlock className={styles.name} />
        <SkeletonBlock className={styles.pill} />
      </div>
      <div className={styles.meta}>
        <SkeletonBlock className={styles.metaLine} />
      </div>
    </div>
  );
}
