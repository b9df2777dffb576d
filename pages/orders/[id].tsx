import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { orderHead } from '@/server/ssr/head/private-head';
import { required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { orderQueries } from '@/services/order/order-queries';
import { pathId } from '@/utils/shop/shop-path-id';

const OrderPage: PageWithLayout = () => (
  <OrderDetailContainer id={pathId(useRouter().query.id) ?? 0} />
);

OrderPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  session: 'required',
  accepts: ({ params }) => pathId(params.id) !== null,
  prefetch: ({ params, shell }) => [
    required(
      orderQueries.detail(pathId(params.id) ?? 0, {
        lang: shell.lang,
        userId: shell.user?.id ?? 0,
      }),
    ),
  ],
  head: (page) => {
    const id = pathId(page.params.id) ?? 0;
    return orderHead(page, page.t('order.number', { id }), id);
  },
});

export default OrderPage;
