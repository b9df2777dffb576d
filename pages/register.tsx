import type { PageWithLayout } from '@/containers/app/page-types';
import { RegisterContainer } from '@/containers/auth/register-container';
import { withPage } from '@/server/ssr/with-page';

const RegisterPage: PageWithLayout = () => <RegisterContainer />;

RegisterPage.skipsRehydration = true;

export const getServerSideProps = withPage({ session: 'visitor' });

export default RegisterPage;
