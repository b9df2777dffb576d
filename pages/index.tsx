import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/layout/main-layout';
import { withPage } from '@/server/ssr/with-page';

const HomePage: PageWithLayout = () => <h1>Sofra</h1>;

HomePage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage();

export default HomePage;
