import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/layout/slim-layout';
import { OrderDetailContainer } from '@/containers/order-detail/order-detail-container';
import { required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { orderQueries } from '@/services/order/order-queries';
import { idOf } from '@/utils/routes';

const OrderPage: PageWithLayout = () => (
  <OrderDetailContainer id={idOf(useRouter().query.id) ?? 0} />
);

OrderPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  session: 'required',
  accepts: ({ params }) => idOf(params.id) !== null,
  prefetch: ({ params, shell }) => [
    required(
      orderQueries.detail(idOf(params.id) ?? 0, {
        lang: shell.lang,
        userId: shell.user?.id ?? 0,
      }),
    ),
  ],
});

export default OrderPage;
