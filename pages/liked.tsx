import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { LikedContainer } from '@/containers/shop/liked/liked-container';
import { likedHead } from '@/server/ssr/head/private-head';
import { optional } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { shopKeyQueries } from '@/services/shop/shop-key-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';

const LikedPage: PageWithLayout = () => <LikedContainer />;

LikedPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  namespaces: ['account-menu', 'list', 'list-states'],
  prefetch: ({ shell }) => {
    const { mode, user } = shell;
    const scope = catalogueScope(shell);
    return user
      ? [optional(shopKeyQueries.liked(user.id, scope, mode === 'pickup'))]
      : [];
  },
  head: likedHead,
});

export default LikedPage;
