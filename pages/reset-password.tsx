import type { PageWithLayout } from '@/containers/app/page-types';
import { ResetContainer } from '@/containers/account/sign-in/reset-container';
import { resetPasswordHead } from '@/server/ssr/head/private-head';
import { resetForm } from '@/server/ssr/form/account/reset-form';
import { withPage } from '@/server/ssr/with-page';

const ResetPage: PageWithLayout = () => <ResetContainer />;

ResetPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  namespaces: ['auth', 'form'],
  session: 'any',
  form: resetForm,
  head: resetPasswordHead,
});

export default ResetPage;
