import type { PageWithLayout } from '@/containers/app/page-types';
import { DeletionContainer } from '@/containers/account/deletion/deletion-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { deletionForm } from '@/server/ssr/form/account/account-form';
import { deleteAccountHead } from '@/server/ssr/head/private-head';
import { optional } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { userQueries } from '@/services/account/user-queries';
import { walletQueries } from '@/services/wallet/wallet-queries';

const DeleteAccountPage: PageWithLayout = () => <DeletionContainer />;

DeleteAccountPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ['account', 'auth', 'form'],
  session: 'required',
  form: deletionForm,
  prefetch: ({ shell: { currency, lang, user } }) => {
    const userId = user?.id ?? 0;
    const scope = { currencyId: currency.id, lang, userId };
    return [
      optional(userQueries.profile(userId)),
      optional(walletQueries.summary(scope)),
    ];
  },
  head: deleteAccountHead,
});

export default DeleteAccountPage;
