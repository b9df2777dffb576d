import type { PageWithLayout } from '@/containers/app/page-types';
import { HelpContainer } from '@/containers/content/help/help-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { helpHead } from '@/server/ssr/head/help-head';
import { required, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { faqQueries } from '@/services/content/faq-queries';
import { faqTerm } from '@/utils/content/faq-topics';

const HelpPage: PageWithLayout = () => <HelpContainer />;

HelpPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  namespaces: ['content', 'form', 'search'],
  prefetch: ({ query, shell }) => {
    const term = faqTerm(query.q);
    const questions = faqQueries.list(term, shell.lang);
    return [term ? required(questions) : shared(required, questions)];
  },
  head: helpHead,
});

export default HelpPage;
