import type { PageWithLayout } from '@/containers/app/page-types';
import { MainLayout } from '@/containers/shell/main-layout';
import { LegalContainer } from '@/containers/content/legal-container';
import { textHead } from '@/server/ssr/head/text-head';
import { required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { pageQueries } from '@/services/content/page-queries';

const PrivacyPage: PageWithLayout = () => <LegalContainer name="privacy" />;

PrivacyPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  prefetch: ({ shell }) => [required(pageQueries.text('privacy', shell.lang))],
  head: (page) => textHead(page, 'privacy'),
});

export default PrivacyPage;
