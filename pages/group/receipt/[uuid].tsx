import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { ReceiptContainer } from '@/containers/group-order/receipt/receipt-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { receiptHead } from '@/server/ssr/head/group-order-head';
import { required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { groupOrderQueries } from '@/services/group-order/group-order-queries';

const ReceiptPage: PageWithLayout = () => {
  const uuid = String(useRouter().query.uuid);
  return <ReceiptContainer key={uuid} uuid={uuid} />;
};

ReceiptPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ['account-menu', 'date', 'dish', 'group', 'order', 'sums'],
  prefetch: ({ params, shell }) => [
    required(groupOrderQueries.receipt(String(params.uuid), shell)),
  ],
  head: receiptHead,
});

export default ReceiptPage;
