import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/layout/main-layout';
import { ShopPageContainer } from '@/containers/shop-page/shop-page-container';
import { optional, required, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { productQueries } from '@/services/product/product-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/catalogue-scope';
import { pathId } from '@/utils/path-id';

const RestaurantPage: PageWithLayout = () => {
  const id = pathId(useRouter().query.id) ?? 0;
  return <ShopPageContainer key={id} id={id} />;
};

RestaurantPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  accepts: ({ params }) => pathId(params.id) !== null,
  prefetch: ({ params, query, shell }) => {
    const scope = catalogueScope(shell);
    const id = pathId(params.id) ?? 0;
    const { product } = query;
    return [
      shared(
        required,
        shopPageQueries.detail(id, scope, 'restaurant'),
        'restaurant',
      ),
      shared(required, productQueries.menu(id, scope)),
      ...(typeof product === 'string'
        ? [optional(productQueries.detail(product, scope))]
        : []),
    ];
  },
});

export default RestaurantPage;
