import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useCartCount } from '@/hooks/cart/use-cart-count';

/** Says how many items the cart holds whenever somebody changes it, to those who do not see the badge. */
export function CartStatus() {
  const { t } = useTranslation();
  const count = useCartCount();
  const [seen, setSeen] = useState({ count, isNews: false });
  if (seen.count !== count) {
    // A cart that is just being read is no news.
    const isNews = navigator.userActivation?.hasBeenActive ?? false;
    setSeen({ count, isNews });
  }
  return (
    <p aria-live="polite" className="sr-only">
      {seen.isNews &&
        (count > 0 ? t('header.cart.count', { count }) : t('cart.empty.title'))}
    </p>
  );
}
