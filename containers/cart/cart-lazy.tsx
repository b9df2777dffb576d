import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from './cart-page.module.css';

/** What a cart shows that its first view can do without. */
export const CartNote = lazyBlock(
  withTexts(
    ['dish', 'form'],
    () => import('@/components/cart/cart-line/cart-note'),
  ),
  'CartNote',
  () => <span className={styles.noteWaits} />,
);
export const CartNotices = lazyBlock(
  withTexts(['cart'], () => import('./cart-notices')),
  'CartNotices',
);
export const CartSuggested = lazyBlock(
  withTexts(['cart', 'dish', 'shop'], () => import('./cart-suggested')),
  'CartSuggested',
);
export const CartScheduleDialog = lazyBlock(
  withTexts(
    ['cart', 'checkout', 'date', 'shop'],
    () => import('./cart-schedule-dialog'),
  ),
  'CartScheduleDialog',
);
export const KitchenNoteBlock = lazyBlock(
  withTexts(['dish', 'form', 'shop'], () => import('./kitchen-note-block')),
  'KitchenNoteBlock',
  () => <div className={styles.kitchenWaits} />,
);
export const ClearCartDialog = lazyBlock(
  withTexts(['account-menu', 'cart'], () => import('./clear-cart-dialog')),
  'ClearCartDialog',
);
