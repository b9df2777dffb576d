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

const ShopPage: PageWithLayout = () => {
  const id = pathId(useRouter().query.shopId) ?? 0;
  return <ShopPageContainer key={id} id={id} />;
};

ShopPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  accepts: ({ params }) =>
    params.shopType === 'shop' && pathId(params.shopId) !== null,
  prefetch: ({ params, query, shell }) => {
    const scope = catalogueScope(shell);
    const id = pathId(params.shopId) ?? 0;
    const { product } = query;
    return [
      shared(required, shopPageQueries.detail(id, scope, 'shop'), 'shop'),
      shared(required, productQueries.menu(id, scope)),
      ...(typeof product === 'string'
        ? [optional(productQueries.detail(product, scope))]
        : []),
    ];
  },
});

export default ShopPage;
