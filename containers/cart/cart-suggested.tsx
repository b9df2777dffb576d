import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CartSuggestions } from '@/components/cart/cart-suggestions/cart-suggestions';
import { ProductCard } from '@/components/product/product-card/product-card';
import { keepFocus } from '@/utils/browser/keep-focus';
import { useShell } from '@/contexts/shell-context';
import { useMenuHandlers } from '@/hooks/product/use-menu-handlers';
import { useSuggestions } from '@/hooks/product/use-suggestions';
import type { CartShop } from '@/utils/cart/cart-line';
import type { CartActions } from '@/utils/cart/cart-view';
import { localisedPath, routes } from '@/utils/shell/routes';

type CartSuggestedProps = Readonly<{
  cart: CartActions;
  shop: CartShop;
  size: 'l' | 's';
}>;

/** "Goes well with it": a press adds, or opens the dish in its shop when it has options. */
export function CartSuggested({ cart, shop, size }: CartSuggestedProps) {
  const { i18n } = useTranslation();
  const { currency, lang } = useShell();
  const router = useRouter();
  const { lines } = cart.view;
  const items = useSuggestions(shop.id, lines);
  const { id, title, type } = shop;
  const handlers = useMenuHandlers({
    shopId: id,
    cart,
    add: (line) => {
      // its card goes, and with it those of its section
      const box = document.activeElement?.closest('[data-cart]');
      keepFocus(box, () =>
        box?.querySelector<HTMLElement>('[data-line] button'),
      );
      return cart.add({ id, title, type }, line);
    },
    open: (uuid) => void router.push(routes.product(shop, uuid)),
  });
  if (!items.length) return null;
  return (
    <CartSuggestions
      size={size}
      cards={items.map((item) => ({
        key: item.id,
        card: (
          <ProductCard
            item={item}
            href={localisedPath(routes.product(shop, item.uuid), lang)}
            quantity={0}
            currency={currency}
            words={i18n}
            handlers={handlers}
          />
        ),
      }))}
    />
  );
}
