import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { SandboxContainer } from '@/containers/payment/sandbox-container';
import { sandboxForm } from '@/server/ssr/form/sandbox-form';
import { privateDraft } from '@/server/ssr/head/private-draft';
import { required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { sandboxQueries } from '@/services/payment/sandbox-service';
import { routes } from '@/utils/shell/routes';

const SandboxPage: PageWithLayout = () => {
  const id = String(useRouter().query.session);
  return <SandboxContainer key={id} id={id} />;
};

export const getServerSideProps = withPage({
  form: sandboxForm,
  prefetch: ({ params }) => [
    required(sandboxQueries.session(String(params.session))),
  ],
  head: (page) => {
    const path = routes.sandbox(String(page.params.session));
    return privateDraft(page, page.t('sandbox.title'), path);
  },
});

export default SandboxPage;
