import type { PageWithLayout } from '@/containers/app/page-types';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { PageTools } from '@/containers/pickers/page-tools';
import { loginHead } from '@/server/ssr/head/private-head';
import { loginForm } from '@/server/ssr/form/login-form';
import { withPage } from '@/server/ssr/with-page';

const LoginPage: PageWithLayout = () => (
  <LoginContainer tools={<PageTools />} />
);

LoginPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  session: 'visitor',
  form: loginForm,
  head: loginHead,
});

export default LoginPage;
