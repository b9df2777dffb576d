import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { TypeListContainer } from '@/containers/shop/list/type-list-container';
import { listPage } from '@/server/ssr/list-page';
import { optional, requiredPages, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { listPageQueries } from '@/services/shop/list-page-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { RESTAURANTS_PER_PAGE } from '@/utils/constants/limits';
import { parseShopFilters } from '@/utils/shop/shop-filters';

const typeOf = (value: unknown) => (value === 'shop' ? 'shop' : 'restaurant');

const TypeListPage: PageWithLayout = () => {
  const type = typeOf(useRouter().query.shopType);
  return <TypeListContainer key={type} type={type} />;
};

TypeListPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  ...listPage,
  accepts: ({ params }) => params.shopType === typeOf(params.shopType),
  prefetch: ({ params, query, shell }) => {
    const type = typeOf(params.shopType);
    const filters = parseShopFilters(query, type, shell.currency.id);
    const scope = catalogueScope(shell);
    const pickup = shell.mode === 'pickup';
    const list = shopQueries.list(filters, scope, RESTAURANTS_PER_PAGE, pickup);
    const rest = listPageQueries(filters, scope, query.filters === '1', pickup);
    return [
      shared(requiredPages, list),
      ...rest.map((query) => shared(optional, query)),
    ];
  },
});

export default TypeListPage;
