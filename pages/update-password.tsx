import type { PageWithLayout } from '@/containers/app/page-types';
import { NewPasswordContainer } from '@/containers/account/sign-in/new-password-container';
import { updatePasswordHead } from '@/server/ssr/head/private-head';
import { resetForm, resumeReset } from '@/server/ssr/form/account/reset-form';
import { withPage } from '@/server/ssr/with-page';

const NewPasswordPage: PageWithLayout = () => <NewPasswordContainer />;

NewPasswordPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  namespaces: ['auth', 'form'],
  session: 'any',
  form: resetForm,
  resume: resumeReset,
  head: updatePasswordHead,
});

export default NewPasswordPage;
