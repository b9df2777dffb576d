import type { PageWithLayout } from '@/containers/app/page-types';
import { RegisterContainer } from '@/containers/auth/register-container';
import { PageTools } from '@/containers/pickers/page-tools';
import { registerHead } from '@/server/ssr/head/private-head';
import { withPage } from '@/server/ssr/with-page';

const RegisterPage: PageWithLayout = () => (
  <RegisterContainer tools={<PageTools />} />
);

RegisterPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  session: 'visitor',
  head: registerHead,
});

export default RegisterPage;
