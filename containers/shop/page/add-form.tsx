import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import type { CartActions } from '@/utils/cart/cart-view';
import { ADD_FIELDS, ADD_FORM } from '@/utils/cart/add-form';
import { FORM_NAME_FIELD } from '@/utils/form/posted-form';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-page.module.css';

type AddFormProps = Readonly<{ shop: ShopView; cart: CartActions }>;

/** Why "+" that was posted without script did not work; nothing when it did. */
export function AddRefusal() {
  const posted = usePostedForm();
  if (posted?.form !== ADD_FORM) return null;
  const [problem] = Object.values(posted.errors);
  const words = posted.message || problem;
  return (
    words && (
      <p role="alert" className={styles.closed}>
        {words}
      </p>
    )
  );
}

/**
 * The form of every "+" of a dish without options, where nothing has to be asked: the shop takes orders, and the cart is
 * empty or its own, and no group's. Before the page is alive its answer is drawn (docs/adr/0051); without script it is posted.
 */
export function AddForm({ cart, shop }: AddFormProps) {
  const { cart: read } = useShell();
  const { confirmed, view } = cart;
  const isKnown = !read || read.cart !== undefined;
  const isOwn = view.shop === null || view.shop.id === shop.id;
  if (!shop.canOrder || !isKnown || !isOwn || confirmed?.group) return null;
  const counts = {
    all: view.count,
    ...Object.fromEntries(
      view.lines.map(({ key, quantity }) => [key, quantity]),
    ),
  };
  return (
    <form
      id={ADD_FORM}
      method="post"
      hidden
      data-counts={JSON.stringify(counts)}
      suppressHydrationWarning
    >
      <input type="hidden" name={FORM_NAME_FIELD} value={ADD_FORM} />
      {Object.values(ADD_FIELDS).map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
    </form>
  );
}
