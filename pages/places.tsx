import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/layout/main-layout';
import { PlacesContainer } from '@/containers/places/places-container';
import { placesPage } from '@/server/ssr/head/places-head';
import { withPage } from '@/server/ssr/with-page';
import { pathId } from '@/utils/path-id';

const PlacesPage: PageWithLayout = () => (
  <PlacesContainer page={pathId(useRouter().query.page) ?? 1} />
);

PlacesPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(placesPage);

export default PlacesPage;
