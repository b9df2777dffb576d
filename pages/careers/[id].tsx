import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { CareerContainer } from '@/containers/content/careers/career-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { careerPage } from '@/server/ssr/head/careers-head';
import { withPage } from '@/server/ssr/with-page';
import { pathId } from '@/utils/shop/shop-path-id';

const CareerPage: PageWithLayout = () => {
  const id = pathId(useRouter().query.id) ?? 0;
  return <CareerContainer key={id} id={id} />;
};

CareerPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(careerPage);

export default CareerPage;
