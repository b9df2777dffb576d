import type { PageWithLayout } from '@/containers/app/page-types';
import { AccountClosed } from '@/containers/account/deletion/account-closed';
import { accountClosedHead } from '@/server/ssr/head/private-head';
import { withPage } from '@/server/ssr/with-page';

const AccountClosedPage: PageWithLayout = () => <AccountClosed />;

AccountClosedPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  namespaces: ['account', 'auth'],
  head: accountClosedHead,
});

export default AccountClosedPage;
