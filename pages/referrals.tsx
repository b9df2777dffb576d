import type { PageWithLayout } from '@/containers/app/page-types';
import { ReferralsContainer } from '@/containers/account/referral/referrals-container';
import { ReferralsLayout } from '@/containers/shell/referrals-layout';
import { referralHead } from '@/server/ssr/head/referral-head';
import { own, required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { prefetchFrame } from '@/services/account/prefetch-account';
import { referralQueries } from '@/services/account/referral-queries';

const ReferralsPage: PageWithLayout = () => <ReferralsContainer />;

ReferralsPage.getLayout = (page) => <ReferralsLayout>{page}</ReferralsLayout>;

export const getServerSideProps = withPage({
  namespaces: ['account-menu', 'date', 'group', 'referrals'],
  prefetch: ({ shell }) => {
    const currencyId = shell.currency.id;
    return [
      prefetchFrame(shell),
      required(referralQueries.program({ lang: shell.lang, currencyId })),
      ...own(shell, (scope) => referralQueries.own({ ...scope, currencyId })),
    ];
  },
  head: referralHead,
});

export default ReferralsPage;
