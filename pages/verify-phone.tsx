import type { PageWithLayout } from '@/containers/app/page-types';
import { VerifyPhoneContainer } from '@/containers/account/sign-in/verify-phone-container';
import { verifyPhoneHead } from '@/server/ssr/head/private-head';
import {
  verifyPhoneForm,
  resumeRegistration,
} from '@/server/ssr/form/account/register-form';
import { withPage } from '@/server/ssr/with-page';

const VerifyPhonePage: PageWithLayout = () => <VerifyPhoneContainer />;

VerifyPhonePage.skipsRehydration = true;

export const getServerSideProps = withPage({
  namespaces: ['auth', 'form'],
  session: 'visitor',
  form: verifyPhoneForm,
  resume: resumeRegistration,
  head: verifyPhoneHead,
});

export default VerifyPhonePage;
