import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { OrderHeaderHelp } from '@/containers/order/detail/order-help';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { orderHead } from '@/server/ssr/head/private-head';
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
  namespaces: ['checkout', 'date', 'dish', 'group', 'order', 'reviews', 'sums'],
  session: 'required',
  accepts: ({ params }) => pathId(params.id) !== null,
  form: payForm,
  prefetch: ({ account, params, shell }) => [
    prefetchOrder(pathId(params.id) ?? 0, shell, account),
  ],
  head: (page) => {
    const id = pathId(page.params.id) ?? 0;
    return orderHead(page, page.t('order.number', { id }), id);
  },
});

export default OrderPage;
