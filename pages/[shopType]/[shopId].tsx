import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { shopPage } from '@/server/ssr/shop-address';
import { withPage } from '@/server/ssr/with-page';
import { pathId } from '@/utils/shop/shop-path-id';

const ShopPage: PageWithLayout = () => {
  const id = pathId(useRouter().query.shopId) ?? 0;
  return <ShopPageContainer key={id} id={id} />;
};

ShopPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  namespaces: ['date', 'dish', 'shop'],
  accepts: ({ params }) => params.shopType === 'shop',
  ...shopPage('shop', 'shopId'),
});

export default ShopPage;
