import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { shopPage } from '@/server/ssr/shop-address';
import { withPage } from '@/server/ssr/with-page';
import { pathId } from '@/utils/shop/shop-path-id';

const RestaurantPage: PageWithLayout = () => {
  const id = pathId(useRouter().query.id) ?? 0;
  return <ShopPageContainer key={id} id={id} />;
};

RestaurantPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(shopPage('restaurant', 'id'));

export default RestaurantPage;
