import type { PageWithLayout } from '@/containers/app/page-types';
import { TextPageContainer } from '@/containers/content/text-page-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { optional, shared } from '@/server/ssr/prefetch';
import { textPage } from '@/server/ssr/text-page';
import { pageQueries } from '@/services/content/page-queries';

const AboutPage: PageWithLayout = () => <TextPageContainer slug="about" />;

AboutPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = textPage('about', () => [
  shared(optional, pageQueries.statistics()),
]);

export default AboutPage;
