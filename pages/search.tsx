import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { ShopsToTry } from '@/containers/shop/recent/shops-to-try';
import { SearchContainer } from '@/containers/search/search-container';
import { searchPage } from '@/server/ssr/head/search-head';
import { optional, required, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { categoryQueries } from '@/services/shop/category-queries';
import { searchQueries } from '@/services/search/search-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { parseSearchAddress } from '@/utils/search/search-address';

const SearchPage: PageWithLayout = () => (
  <SearchContainer shopsToTry={<ShopsToTry />} />
);
SearchPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  ...searchPage,
  prefetch: ({ query, shell }) => {
    const scope = catalogueScope(shell);
    const pickup = shell.mode === 'pickup';
    const asked = parseSearchAddress(query);
    const { shopId, term } = asked;
    const categories = shared(
      optional,
      categoryQueries.near(scope, null, pickup),
    );
    if (!term) return [categories];
    const products = required(searchQueries.productPage(asked, scope, pickup));
    if (shopId !== null)
      return [
        products,
        shared(optional, shopPageQueries.detail(shopId, scope)),
      ];
    const shops = required(searchQueries.shopPage(asked, scope, pickup));
    const counts = shared(optional, shopQueries.counts(scope));
    return [products, shops, categories, counts];
  },
});

export default SearchPage;
