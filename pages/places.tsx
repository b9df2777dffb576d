import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { PlacesContainer } from '@/containers/shop/places/places-container';
import { placesPage } from '@/server/ssr/head/places-head';
import { withPage } from '@/server/ssr/with-page';
import { placesWish } from '@/utils/shop/places-address';

const PlacesPage: PageWithLayout = () => (
  <PlacesContainer {...placesWish(useRouter().query)} />
);

PlacesPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(placesPage);

export default PlacesPage;
