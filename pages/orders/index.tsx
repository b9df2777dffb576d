import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { OrdersContainer } from '@/containers/order/list/orders-container';
import { ordersHead } from '@/server/ssr/head/private-head';
import { optionalPages } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { orderQueries } from '@/services/order/order-queries';
import { ORDER_TABS, orderTabOf } from '@/utils/order/order-tab';

const OrdersPage: PageWithLayout = () => <OrdersContainer />;

OrdersPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  session: 'required',
  prefetch: ({ query, shell: { lang, user } }) => {
    const tab = orderTabOf(query.tab);
    return (tab ? [tab] : ORDER_TABS).map((shown) =>
      optionalPages(orderQueries.list(shown, { lang, userId: user?.id ?? 0 })),
    );
  },
  head: ordersHead,
});

export default OrdersPage;
