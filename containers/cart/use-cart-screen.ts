import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { useMinimumWords } from '@/hooks/cart/use-minimum-words';
import { useCartQuote } from '@/hooks/checkout/use-cart-quote';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useSchedule } from '@/hooks/checkout/use-schedule';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { cartStory, cartTerms } from '@/utils/cart/cart-terms';
import type { CartActions } from '@/utils/cart/cart-view';
import { quoteStory } from '@/utils/checkout/quote-story';
import { routes } from '@/utils/shell/routes';

/**
 * What a screen of the cart shows beside its lines: the shop, what it comes to all in (by the shop's terms at first,
 * then as the server's quote says), what stands in the way, and where checkout is.
 */
export function useCartScreen({ confirmed, view }: CartActions) {
  const { currency, unit, user } = useShell();
  const shop = useCartShop(view.shop?.id ?? null);
  const { t } = useTranslation('cart');
  const minimumWords = useMinimumWords();
  const scheduled = useSchedule(shop);
  const [type, setType] = useDeliveryType();
  const quote = useCartQuote({ cart: confirmed, sums: view.sums });
  const terms = shop && cartTerms(view, shop, currency);
  const isChanged = view.lines.some(({ changedFrom }) => changedFrom !== null);
  const missing = view.lines.filter(({ unavailable }) => unavailable);
  return {
    currency,
    unit,
    shop,
    isPickup: type === 'pickup',
    pickUp: () => setType('pickup'),
    scheduled,
    terms,
    story: quote
      ? quoteStory(quote, type)
      : terms && cartStory(view.sums, terms),
    distance: quote ? quote.distance : (shop?.distance ?? null),
    isChanged,
    missing,
    blocked:
      (missing.length > 0 && t('cart.unavailable.title')) ||
      (isChanged && t('cart.changes.title')) ||
      minimumWords(terms?.toMinimum, shop),
    checkoutHref: user ? routes.checkout() : routes.login(routes.checkout()),
  };
}

export type CartScreen = ReturnType<typeof useCartScreen>;
