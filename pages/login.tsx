import type { PageWithLayout } from '@/containers/app/page-types';
import { LoginContainer } from '@/containers/auth/login-container';
import { withPage } from '@/server/ssr/with-page';

const LoginPage: PageWithLayout = () => <LoginContainer />;

LoginPage.skipsRehydration = true;

export const getServerSideProps = withPage({ session: 'visitor' });

export default LoginPage;
