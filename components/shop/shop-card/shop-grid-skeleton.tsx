import '@/styles/families/browse';
import { ShopCardSkeleton } from '@/components/ui/skeletons/shop-card-skeleton';
import styles from './shop-grid.module.css';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Two rows of shop cards on their way. */
export function ShopGridSkeleton() {
  return (
    <div className={styles.grid}>
      {CARDS.map((card) => (
        <ShopCardSkeleton key={card} />
      ))}
    </div>
  );
}
