import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { OrderReceiptContainer } from '@/containers/order/detail/order-receipt-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { isOrderPath } from '@/server/ssr/head/order-page';
import { orderReceiptHead } from '@/server/ssr/head/private-head';
import { required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { orderQueries } from '@/services/order/order-queries';
import { pathId } from '@/utils/shop/shop-path-id';

const ReceiptPage: PageWithLayout = () => (
  <OrderReceiptContainer id={pathId(useRouter().query.id) ?? 0} />
);

ReceiptPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ['checkout', 'date', 'dish', 'group', 'order', 'sums'],
  session: 'required',
  accepts: isOrderPath,
  prefetch: ({ params, shell }) => [
    required(
      orderQueries.detail(pathId(params.id) ?? 0, {
        lang: shell.lang,
        userId: shell.user?.id ?? 0,
      }),
    ),
  ],
  head: (page) => orderReceiptHead(page, pathId(page.params.id) ?? 0),
});

export default ReceiptPage;
