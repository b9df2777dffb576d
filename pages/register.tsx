import type { PageWithLayout } from '@/containers/app/page-types';
import { RegisterContainer } from '@/containers/account/sign-in/register-container';
import { PageTools } from '@/containers/pickers/page-tools';
import { registerHead } from '@/server/ssr/head/private-head';
import { registerForm } from '@/server/ssr/form/register-form';
import { withPage } from '@/server/ssr/with-page';

const RegisterPage: PageWithLayout = () => (
  <RegisterContainer tools={<PageTools />} />
);

RegisterPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  session: 'visitor',
  form: registerForm,
  head: registerHead,
});

export default RegisterPage;
