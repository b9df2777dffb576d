import { useRouter } from 'next/router';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MyShopContainer } from '@/containers/application/my-shop/my-shop-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { myShopPage } from '@/server/ssr/head/my-shop-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchOwnShop } from '@/services/application/own-shop-queries';
import { pathId } from '@/utils/shop/shop-path-id';

const MyShopPage: PageWithLayout = () => (
  <AccountFrame current="shop">
    <MyShopContainer id={pathId(useRouter().query.id) ?? 0} />
  </AccountFrame>
);

MyShopPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  ...myShopPage,
  session: 'required',
  accepts: ({ params }) => pathId(params.id) !== null,
  prefetch: ({ params, shell }) => [
    prefetchOwnShop(pathId(params.id) ?? 0, shell),
  ],
});

export default MyShopPage;
