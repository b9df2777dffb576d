import { AccountFrame } from '@/containers/account/frame/account-frame';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MyShopsContainer } from '@/containers/application/my-shop/my-shop-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { shopForm } from '@/server/ssr/form/application/kind-forms';
import { myShopHead } from '@/server/ssr/head/application-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchOwnShops } from '@/services/application/own-shop-queries';

const MyShopsPage: PageWithLayout = () => (
  <AccountFrame current="shop">
    <MyShopsContainer />
  </AccountFrame>
);

MyShopsPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: [
    'account',
    'address',
    'application',
    'date',
    'dish',
    'form',
    'my-shop',
    'shop',
  ],
  session: 'required',
  form: shopForm,
  prefetch: ({ shell }) => [prefetchOwnShops(shell)],
  head: myShopHead,
});

export default MyShopsPage;
