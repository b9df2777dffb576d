import '@/styles/families/browse';
import { SkeletonBlock } from './skeleton-block';
import styles from './list-skeletons.module.css';

/** The box of a category tile: 92 high (70 on phones) and its name. */
export function CategorySkeleton() {
  return (
    <div className={styles.category} aria-hidden="true">
      <SkeletonBlock className={styles.tile} />
      <SkeletonBlock className={styles.tileName} />
    </div>
  );
}
