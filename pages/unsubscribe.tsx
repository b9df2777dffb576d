import type { PageWithLayout } from '@/containers/app/page-types';
import { UnsubscribeContainer } from '@/containers/account/unsubscribe/unsubscribe-container';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { answeringOneClick } from '@/server/ssr/form/one-click';
import { unsubscribeForm } from '@/server/ssr/form/account/unsubscribe-form';
import { unsubscribeHead } from '@/server/ssr/head/private-head';
import { withPage } from '@/server/ssr/with-page';
import { isMailNoticeType } from '@/utils/constants/notifications';

const UnsubscribePage: PageWithLayout = () => <UnsubscribeContainer />;

UnsubscribePage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = answeringOneClick(
  withPage({
    namespaces: ['account', 'account-menu', 'form'],
    moved: ({ query }) => (isMailNoticeType(query.type) ? null : 'missing'),
    form: unsubscribeForm,
    head: unsubscribeHead,
  }),
);

export default UnsubscribePage;
