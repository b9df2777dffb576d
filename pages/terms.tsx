import type { PageWithLayout } from '@/containers/app/page-types';
import { TextPageContainer } from '@/containers/content/text-page-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { textPage } from '@/server/ssr/text-page';

const TermsPage: PageWithLayout = () => <TextPageContainer slug="term" />;

TermsPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = textPage('term');

export default TermsPage;
