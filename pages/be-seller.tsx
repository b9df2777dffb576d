import type { PageWithLayout } from '@/containers/app/page-types';
import {
  SellerContainer,
  SellerLayout,
} from '@/containers/application/seller/seller-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { sellerForm } from '@/server/ssr/form/application/kind-forms';
import { applicationHead } from '@/server/ssr/head/application-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchSeller } from '@/services/application/prefetch-application';
import { SELLER } from '@/utils/application/seller';

const BeSellerPage: PageWithLayout = () => <SellerContainer />;

BeSellerPage.getLayout = (page) => (
  <SellerLayout frames={{ reading: MainLayout, applying: SlimLayout }}>
    {page}
  </SellerLayout>
);

export const getServerSideProps = withPage({
  namespaces: [
    'account',
    'account-menu',
    'address',
    'application',
    'date',
    'form',
    'shop',
  ],
  form: sellerForm,
  files: true,
  prefetch: ({ shell }) => [prefetchSeller(shell)],
  head: (page) => applicationHead(SELLER, page),
});

export default BeSellerPage;
