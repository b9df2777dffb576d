import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useOnce } from '@/hooks/browser/use-once';
import { useCart } from '@/hooks/cart/use-cart';
import styles from './cart-page.module.css';
import { ClearCartDialog } from './cart-lazy';

/** "Clear" in the header of /cart; nothing while there is nothing to clear, and in a group, which is ended in its panel. */
export function CartClear() {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const [open, setOpen] = useState(false);
  const wasOpen = useOnce(open);
  return (
    <>
      {cart.view.count > 0 && !cart.confirmed?.group_order && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => setOpen(true)}
        >
          {t('cart.clear')}
        </button>
      )}
      {wasOpen && (
        <ClearCartDialog
          cart={cart}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
