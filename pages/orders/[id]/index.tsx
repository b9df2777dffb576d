import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { OrderHeaderHelp } from '@/containers/order/detail/order-help';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { isOrderPath, orderPageHead } from '@/server/ssr/head/order-page';
import { withPage } from '@/server/ssr/with-page';
import { payForm } from '@/server/ssr/form/pay-form';
import { prefetchOrder } from '@/services/payment/prefetch-order';
import { pathId } from '@/utils/shop/shop-path-id';

const OrderPage: PageWithLayout = () => (
  <OrderDetailContainer id={pathId(useRouter().query.id) ?? 0} />
);

OrderPage.getLayout = (page) => (
  <SlimLayout end={<OrderHeaderHelp />}>{page}</SlimLayout>
);

export const getServerSideProps = withPage({
  namespaces: [
    'checkout',
    'date',
    'dish',
    'form',
    'group',
    'order',
    'reviews',
    'sums',
  ],
  session: 'required',
  accepts: isOrderPath,
  form: payForm,
  prefetch: ({ account, params, shell }) => [
    prefetchOrder(pathId(params.id) ?? 0, shell, account),
  ],
  head: orderPageHead,
});

export default OrderPage;
