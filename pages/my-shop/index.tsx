import { AccountFrame } from '@/containers/account/frame/account-frame';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MyShopsContainer } from '@/containers/application/my-shop/my-shop-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { myShopPage } from '@/server/ssr/head/my-shop-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchOwnShops } from '@/services/application/own-shop-queries';

const MyShopsPage: PageWithLayout = () => (
  <AccountFrame current="shop">
    <MyShopsContainer />
  </AccountFrame>
);

MyShopsPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  ...myShopPage,
  session: 'required',
  prefetch: ({ shell }) => [prefetchOwnShops(shell)],
});

export default MyShopsPage;
