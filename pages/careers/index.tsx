import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { CareersContainer } from '@/containers/content/careers/careers-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { careersPage } from '@/server/ssr/head/careers-head';
import { withPage } from '@/server/ssr/with-page';
import { careersWish } from '@/utils/content/careers-address';

const CareersPage: PageWithLayout = () => (
  <CareersContainer {...careersWish(useRouter().query)} />
);

CareersPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(careersPage);

export default CareersPage;
