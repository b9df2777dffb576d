import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { COLUMNS } from '@/utils/kitchen/board-columns';
import styles from './board-gate.module.css';

/** The places of a board whose orders are on their way. */
export function BoardLoading() {
  return (
    <main className={styles.loading} aria-busy>
      <LoadingStatus />
      <div className={styles.bar} />
      <div className={styles.places}>
        {COLUMNS.map((column) => (
          <div key={column} className={styles.place} />
        ))}
      </div>
    </main>
  );
}
