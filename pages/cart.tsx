import type { PageWithLayout } from '@/containers/app/page-types';
import { CartClear } from '@/containers/cart/cart-clear';
import { CartPageContainer } from '@/containers/cart/cart-page-container';
import { ShopsToTry } from '@/containers/shop/recent/shops-to-try';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { cartHead } from '@/server/ssr/head/private-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchCart } from '@/services/checkout/prefetch-cart';

const CartPage: PageWithLayout = () => (
  <CartPageContainer shopsToTry={<ShopsToTry />} />
);

CartPage.getLayout = (page) => (
  <SlimLayout task="header.cart" end={<CartClear />}>
    {page}
  </SlimLayout>
);

export const getServerSideProps = withPage({
  namespaces: ({ shell }) => [
    'account-menu',
    'cart',
    'date',
    'dish',
    'shop',
    'sums',
    ...(shell.cart?.cart?.group_order ? (['group'] as const) : []),
  ],
  prefetch: ({ shell }) => [prefetchCart(shell)],
  head: cartHead,
});

export default CartPage;
