import type { PageWithLayout } from '@/containers/app/page-types';
import { RegisterContainer } from '@/containers/account/sign-in/register-container';
import { SocialFlow } from '@/containers/account/social/social-flow';
import { registerHead } from '@/server/ssr/head/private-head';
import {
  registerForm,
  resumeRegistration,
} from '@/server/ssr/form/account/register-form';
import { withPage } from '@/server/ssr/with-page';

const RegisterPage: PageWithLayout = () => (
  <SocialFlow>{(social) => <RegisterContainer social={social} />}</SocialFlow>
);

RegisterPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  namespaces: ['auth', 'form'],
  session: 'visitor',
  social: true,
  form: registerForm,
  resume: resumeRegistration,
  head: registerHead,
});

export default RegisterPage;
