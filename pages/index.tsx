import type { PageWithLayout } from '@/containers/app/page-types';
import { HomeContainer } from '@/containers/home/home-container';
import { MainLayout } from '@/containers/layout/main-layout';
import { optional, requiredPages, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { bannerQueries } from '@/services/banner/banner-queries';
import { categoryQueries } from '@/services/category/category-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/catalogue-scope';
import { RESTAURANTS_PER_PAGE, SHOPS_IN_ROW } from '@/utils/constants/limits';
import { parseShopFilters, shopRowFilters } from '@/utils/shop-filters';

const HomePage: PageWithLayout = () => <HomeContainer />;

HomePage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  prefetch: ({ query, shell }) => {
    const filters = parseShopFilters(query);
    const scope = catalogueScope(shell);
    const row = shopRowFilters(filters);
    return [
      shared(
        requiredPages,
        shopQueries.list(filters, scope, RESTAURANTS_PER_PAGE),
      ),
      shared(optional, categoryQueries.main(shell.lang)),
      shared(optional, bannerQueries.list(shell.lang)),
      shared(optional, shopQueries.counts(scope)),
      ...(filters.type === 'shop'
        ? []
        : [shared(optional, shopQueries.row(row, scope, SHOPS_IN_ROW))]),
    ];
  },
});

export default HomePage;
