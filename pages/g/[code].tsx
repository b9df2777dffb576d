import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { InvitationContainer } from '@/containers/group-order/invitation-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { joinForm } from '@/server/ssr/form/join-form';
import { invitationHead } from '@/server/ssr/head/group-order-head';
import { required } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { groupOrderQueries } from '@/services/group-order/group-order-queries';

const InvitationPage: PageWithLayout = () => {
  const code = String(useRouter().query.code);
  return <InvitationContainer key={code} code={code} />;
};

InvitationPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage({
  namespaces: ['date', 'form', 'group'],
  form: joinForm,
  prefetch: ({ params, shell: { currency, lang } }) => [
    required(
      groupOrderQueries.invitation(String(params.code), {
        lang,
        currencyId: currency.id,
      }),
    ),
  ],
  head: invitationHead,
});

export default InvitationPage;
