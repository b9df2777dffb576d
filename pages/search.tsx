import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { ShopsToTry } from '@/containers/shop/recent/shops-to-try';
import { SearchContainer } from '@/containers/search/search-container';
import { searchPage } from '@/server/ssr/head/search-head';
import { withPage } from '@/server/ssr/with-page';

const SearchPage: PageWithLayout = () => (
  <SearchContainer shopsToTry={<ShopsToTry />} />
);
SearchPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(searchPage);

export default SearchPage;
