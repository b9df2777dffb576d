import type { PageWithLayout } from '@/containers/app/page-types';
import { AccountClosed } from '@/containers/account/deletion/account-closed';
import { PageTools } from '@/containers/pickers/page-tools';
import { accountClosedHead } from '@/server/ssr/head/private-head';
import { withPage } from '@/server/ssr/with-page';

const AccountClosedPage: PageWithLayout = () => (
  <AccountClosed tools={<PageTools />} />
);

AccountClosedPage.skipsRehydration = true;

export const getServerSideProps = withPage({ head: accountClosedHead });

export default AccountClosedPage;
