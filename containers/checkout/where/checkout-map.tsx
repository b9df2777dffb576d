import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from '@/containers/checkout/checkout.module.css';

function Room() {
  return <div className={styles.map} />;
}

/** The quarter around the door, or around the shop; the address stands beside it, so it comes after the page. */
export const CheckoutMap = lazyBlock(
  () => import('./city-piece'),
  'CityPiece',
  Room,
);
