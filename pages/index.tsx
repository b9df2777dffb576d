import type { PageWithLayout } from '@/containers/app/page-types';
import { HomeContainer } from '@/containers/shop/home/home-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { RecentShops } from '@/containers/shop/recent/recent-row';
import { homeNamespaces, listPage } from '@/server/ssr/list-page';
import { optional, own, requiredPages, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { homeOrderQueries } from '@/services/order/home-order-queries';
import { homeQueries } from '@/services/shop/list-page-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { RESTAURANTS_PER_PAGE } from '@/utils/constants/limits';
import { parseShopFilters } from '@/utils/shop/shop-filters';

const HomePage: PageWithLayout = () => (
  <HomeContainer recent={<RecentShops />} />
);

HomePage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  ...listPage,
  namespaces: homeNamespaces,
  prefetch: ({ query, shell }) => {
    const filters = parseShopFilters(query, 'home', shell.currency.id);
    const scope = catalogueScope(shell);
    const pickup = shell.mode === 'pickup';
    const list = shopQueries.list(filters, scope, RESTAURANTS_PER_PAGE, pickup);
    return [
      shared(requiredPages, list),
      ...own(shell, homeOrderQueries.underWay),
      ...own(shell, homeOrderQueries.recent),
      ...homeQueries(filters, scope, query.filters === '1', pickup).map(
        (query) => shared(optional, query),
      ),
    ];
  },
});

export default HomePage;
