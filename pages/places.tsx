import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { PlacesContainer } from '@/containers/shop/places/places-container';
import { placesPage } from '@/server/ssr/head/places-head';
import { withPage } from '@/server/ssr/with-page';
import { pathId } from '@/utils/shop/shop-path-id';

const PlacesPage: PageWithLayout = () => (
  <PlacesContainer page={pathId(useRouter().query.page) ?? 1} />
);

PlacesPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(placesPage);

export default PlacesPage;
