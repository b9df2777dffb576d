import dynamic from 'next/dynamic';
import type { PageWithLayout } from '@/containers/app/page-types';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { checkoutHead } from '@/server/ssr/head/private-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchCheckout } from '@/services/checkout/prefetch-checkout';

// only an empty cart asks for them
const ShopsToTry = dynamic(() =>
  import('@/containers/shop/recent/shops-to-try').then(
    (module) => module.ShopsToTry,
  ),
);

const CheckoutPage: PageWithLayout = () => (
  <CheckoutContainer shopsToTry={<ShopsToTry />} />
);

CheckoutPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ({ shell }) => [
    'address',
    'cart',
    'checkout',
    'date',
    'dish',
    'form',
    'order',
    'shop',
    'sums',
    ...(shell.cart?.cart?.group_order ? (['group'] as const) : []),
  ],
  session: 'required',
  prefetch: ({ account, shell }) => [prefetchCheckout(shell, account)],
  head: checkoutHead,
});

export default CheckoutPage;
