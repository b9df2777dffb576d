import type { PageWithLayout } from '@/containers/app/page-types';
import { SaveAndLeave } from '@/containers/application/seller/save-and-leave';
import { SellerContainer } from '@/containers/application/seller/seller-container';
import { SellerLayout } from '@/containers/application/seller/seller-layout';
import { MainLayout } from '@/containers/shell/main-layout';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { sellerForm } from '@/server/ssr/form/application/seller-form';
import { sellerHead } from '@/server/ssr/head/application-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchSeller } from '@/services/application/prefetch-application';

const BeSellerPage: PageWithLayout = () => <SellerContainer />;

BeSellerPage.getLayout = (page) => (
  <SellerLayout
    reading={(content) => <MainLayout>{content}</MainLayout>}
    applying={(content) => (
      <SlimLayout end={<SaveAndLeave />}>{content}</SlimLayout>
    )}
  >
    {page}
  </SellerLayout>
);

export const getServerSideProps = withPage({
  form: sellerForm,
  files: true,
  prefetch: ({ shell }) => [prefetchSeller(shell)],
  head: sellerHead,
});

export default BeSellerPage;
