import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { CartActions } from '@/utils/cart/cart-view';
import styles from './shop-page.module.css';

/** Needs nothing from the first paint: an empty cart, or one that the page did not bring. */
const LaterCart = lazyBlock(
  () => import('@/containers/cart/any-cart'),
  'AnyCart',
  () => <div className={styles.cartWait} />,
);
// only where the page begins with a filled cart; what does not load is asked for again
const FirstCart = dynamic(() =>
  import('@/containers/cart/any-cart').then(
    (module) => module.AnyCart,
    () => LaterCart,
  ),
);

/** The cart beside the menu: in the server's HTML where it is filled or a group's, else loaded by the browser. */
export function SideCart({ cart }: Readonly<{ cart: CartActions }>) {
  const read = useShell().cart?.cart;
  const [isFirst] = useState(
    Boolean(read && (read.group_order || cart.view.count > 0)),
  );
  return isFirst ? <FirstCart cart={cart} /> : <LaterCart cart={cart} />;
}
