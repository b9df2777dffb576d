import { SkeletonBlock } from './skeleton-block';
import styles from './skeletons.module.css';

type LinesSkeletonProps = Readonly<{
  count?: number;
  /** A square picture of 52 px before each pair of lines. */
  pictures?: boolean;
}>;

/** Rows of text, or of a picture and two lines: carts, orders, lists. */
export function LinesSkeleton({
  count = 3,
  pictures = false,
}: LinesSkeletonProps) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.line}>
          {pictures && <SkeletonBlock className={styles.linePicture} />}
          <div className={styles.lineText}>
            <SkeletonBlock className={styles.lineName} />
            <SkeletonBlock className={styles.lineNote} />
          </div>
        </div>
      ))}
    </div>
  );
}
