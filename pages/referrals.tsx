import type { PageWithLayout } from '@/containers/app/page-types';
import { ReferralsContainer } from '@/containers/account/referral/referrals-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { referralHead } from '@/server/ssr/head/referral-head';
import { own, required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { referralQueries } from '@/services/account/referral-queries';

const ReferralsPage: PageWithLayout = () => <ReferralsContainer />;

ReferralsPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  prefetch: ({ shell }) => {
    const currencyId = shell.currency.id;
    return [
      required(referralQueries.program({ lang: shell.lang, currencyId })),
      ...own(shell, (scope) => referralQueries.own({ ...scope, currencyId })),
    ];
  },
  head: referralHead,
});

export default ReferralsPage;
