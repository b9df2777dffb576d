import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from './cart-page.module.css';

/** What a cart shows that its first view can do without. */
export const CartNote = lazyBlock(
  () => import('@/components/cart/cart-line/cart-note'),
  'CartNote',
  () => <span className={styles.noteWaits} />,
);
export const CartNotices = lazyBlock(
  () => import('./cart-notices'),
  'CartNotices',
);
export const CartSuggested = lazyBlock(
  () => import('./cart-suggested'),
  'CartSuggested',
);
export const CartScheduleDialog = lazyBlock(
  () => import('./cart-schedule-dialog'),
  'CartScheduleDialog',
);
export const KitchenNoteBlock = lazyBlock(
  () => import('./kitchen-note-block'),
  'KitchenNoteBlock',
  () => <div className={styles.kitchenWaits} />,
);
export const ClearCartDialog = lazyBlock(
  () => import('./clear-cart-dialog'),
  'ClearCartDialog',
);
