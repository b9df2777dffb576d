import { SkeletonBlock } from './skeleton-block';
import styles from './skeletons.module.css';

/** The box of a product row: padding 16, picture 112. */
export function ProductRowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <div className={styles.rowText}>
        <SkeletonBlock className={styles.rowName} />
        <SkeletonBlock className={styles.rowLine} />
        <SkeletonBlock className={styles.rowShort} />
        <SkeletonBlock className={styles.rowPrice} />
      </div>
      <SkeletonBlock className={styles.thumb} />
    </div>
  );
}
