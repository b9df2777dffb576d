import type { PageWithLayout } from '@/containers/app/page-types';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { SocialFlow } from '@/containers/account/social/social-flow';
import { loginHead } from '@/server/ssr/head/private-head';
import { loginForm } from '@/server/ssr/form/account/login-form';
import { withPage } from '@/server/ssr/with-page';

const LoginPage: PageWithLayout = () => (
  <SocialFlow>{(social) => <LoginContainer social={social} />}</SocialFlow>
);

LoginPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  namespaces: ['auth', 'form'],
  session: 'visitor',
  social: true,
  form: loginForm,
  head: loginHead,
});

export default LoginPage;
