import '@/styles/families/common';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SkeletonBlock } from './skeleton-block';
import styles from './skeletons.module.css';

/** Says "Loading" once to those who do not see the skeletons beside it. */
export function LoadingStatus() {
  const { t } = useTranslation();
  return (
    <span role="status" className="sr-only">
      {t('common.loading')}
    </span>
  );
}

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

/** Rows that are still loading, and words that say so. */
export function LoadingLines(props: LinesSkeletonProps) {
  return (
    <>
      <LoadingStatus />
      <LinesSkeleton {...props} />
    </>
  );
}
