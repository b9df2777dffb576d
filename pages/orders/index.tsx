import { AccountFrame } from '@/containers/account/frame/account-frame';
import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { OrdersContainer } from '@/containers/order/list/orders-container';
import { ordersHead } from '@/server/ssr/head/private-head';
import { optionalPages } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { prefetchFrame } from '@/services/account/prefetch-account';
import { orderQueries } from '@/services/order/order-queries';
import { ORDER_TABS, orderTabOf } from '@/utils/order/order-tab';

const OrdersPage: PageWithLayout = () => (
  <AccountFrame current="orders">
    <OrdersContainer />
  </AccountFrame>
);

OrdersPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ['date', 'form', 'group', 'order', 'orders'],
  session: 'required',
  prefetch: ({ query, shell }) => {
    const tab = orderTabOf(query.tab);
    const scope = { lang: shell.lang, userId: shell.user?.id ?? 0 };
    return [
      prefetchFrame(shell),
      ...(tab ? [tab] : ORDER_TABS).map((shown) =>
        optionalPages(orderQueries.list(shown, scope)),
      ),
    ];
  },
  head: ordersHead,
});

export default OrdersPage;
