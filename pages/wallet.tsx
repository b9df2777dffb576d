import { AccountFrame } from '@/containers/account/frame/account-frame';
import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { WalletContainer } from '@/containers/wallet/wallet-container';
import { topUpForm } from '@/server/ssr/form/top-up-form';
import { walletHead } from '@/server/ssr/head/private-head';
import { optional, optionalPages, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { prefetchWallet } from '@/services/account/prefetch-account';
import { settingsQueries } from '@/services/settings/settings-queries';
import { walletQueries } from '@/services/wallet/wallet-queries';
import { pathId } from '@/utils/shop/shop-path-id';
import { walletFlowOf } from '@/utils/wallet/wallet-flow';

const WalletPage: PageWithLayout = () => (
  <AccountFrame current="wallet">
    <WalletContainer />
  </AccountFrame>
);
WalletPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ['checkout', 'date', 'form', 'order', 'wallet'],
  session: 'required',
  form: topUpForm,
  prefetch: ({ query, shell }) => {
    const userId = shell.user?.id ?? 0;
    const scope = { currencyId: shell.currency.id, lang: shell.lang, userId };
    return [
      prefetchWallet(shell, pathId(query.topup)),
      shared(optional, settingsQueries.payments()),
      optionalPages(walletQueries.history(walletFlowOf(query.type), scope)),
    ];
  },
  head: walletHead,
});

export default WalletPage;
