import { randomUUID } from 'node:crypto';
import { object, string } from 'yup';
import { cartService, guestCartService } from '@/services/cart/cart-service';
import { asApiError } from '@/services/http/api-error';
import { productService } from '@/services/product/product-service';
import type { CartDto } from '@/server/contracts/cart';
import { give, receive } from '@/utils/cart/cart-commands';
import { type CartState, UNKNOWN_CART } from '@/utils/cart/cart-state';
import { menuLine } from '@/utils/cart/menu-line';
import { resolve } from '@/utils/cart/resolve-cart';
import { routes } from '@/utils/shell/routes';
import { itemsById } from '@/utils/shop/menu-view';
import { pathId } from '@/utils/shop/shop-path-id';
import type { ShopView } from '@/utils/shop/shop-view';
import {
  checkedForm,
  type FormPost,
  type PageForm,
  shownForm,
} from './page-form';

/** As many presses as a page without life keeps. */
const PRESSES = /^\d{1,10}(,\d{1,10}){0,99}$/;
const schema = object({ stock: string().required().matches(PRESSES) });

interface Added {
  readonly place: { readonly id: number; readonly type: ShopView['type'] };
  /** One for each piece. */
  readonly stocks: readonly number[];
  readonly key: string;
}

/** The cart with what "+" adds to it, as the browser works it out; null: the menu has no such dish, or it has options. */
async function withAdded(
  cart: CartDto | null,
  { place, stocks }: Added,
  { shell }: FormPost,
): Promise<CartState | null> {
  const { currency, lang } = shell;
  const menu = await productService.menu(place.id, currency.id);
  const items = [...itemsById(menu).values()];
  let state = receive(UNKNOWN_CART, cart);
  for (const stockId of stocks) {
    const item = items.find((one) => one.stockId === stockId);
    if (!item || item.soldOut) return null;
    const line = menuLine(item, stockId, {
      shopId: place.id,
      currencyId: currency.id,
      lang,
    });
    state = give(state, {
      kind: 'add',
      id: randomUUID(),
      // what only a screen shows
      shop: { ...place, title: '' },
      line,
      by: line.quantity,
    });
  }
  return state;
}

const CONFLICT = 409;
/** The key was used for another request: what this one wants has happened. */
const MISMATCH = 'ERROR_422';

/** Adds it to the reader's cart; words say why it was not. Of two at once the later one is worked out anew. */
async function add(
  post: FormPost,
  added: Added,
  isAgain = false,
): Promise<string | null> {
  const { keepGuest, shell, t } = post;
  const service = shell.user ? cartService : guestCartService;
  const currencyId = shell.currency.id;
  const cart = await service.get(currencyId);
  const state = await withAdded(cart, added, post);
  const found = state && resolve(state);
  if (state?.question?.kind === 'other_shop' && cart?.shop)
    return `${t('cart.replace.held')}: ${cart.shop.title}. ${t('cart.failed.title')}.`;
  if (found?.kind !== 'send') return t('cart.failed.title');
  const sent = { currencyId, key: added.key };
  try {
    const next = await service.insert(found.request, sent);
    if (!shell.user && !cart && next.me)
      keepGuest({ cart_id: next.id, uuid: next.me.uuid });
    return null;
  } catch (error) {
    const refusal = asApiError(error);
    if (refusal?.code === MISMATCH) return null;
    if (refusal?.status !== CONFLICT || isAgain) throw error;
    return add(post, { ...added, key: randomUUID() }, true);
  }
}

/**
 * A menu's "+" without script, and in a page that did not come alive (docs/adr/0051): adds one piece for each press to the
 * reader's cart, once for a key, and leads to the menu again. `param` is what the shop's id is called in the path.
 */
export const addForm =
  (type: ShopView['type'], param: string): PageForm =>
  (post) => {
    const { query, values } = post;
    const place = { type, id: pathId(query[param]) ?? 0 };
    return checkedForm(post, {
      schema,
      kept: [],
      work: async () => {
        const message = await add(post, {
          place,
          stocks: (values.stock ?? '').split(',').map(Number),
          key: values.key || randomUUID(),
        });
        if (message !== null) return { ...shownForm(post.form), message };
        return { goTo: routes.shop(place) };
      },
    });
  };
