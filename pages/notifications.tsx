import { AccountFrame } from '@/containers/account/frame/account-frame';
import type { PageWithLayout } from '@/containers/app/page-types';
import { InboxContainer } from '@/containers/inbox/inbox-container';
import { InboxSettingsLink } from '@/containers/inbox/inbox-settings-link';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { inboxForm } from '@/server/ssr/form/account/inbox-form';
import { inboxHead } from '@/server/ssr/head/private-head';
import { optional, optionalPages } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { prefetchFrame } from '@/services/account/prefetch-account';
import { inboxQueries } from '@/services/inbox/inbox-queries';
import { isInboxKind } from '@/utils/shell/inbox-routes';

const NotificationsPage: PageWithLayout = () => (
  <AccountFrame current="inbox">
    <InboxContainer />
  </AccountFrame>
);

NotificationsPage.getLayout = (page) => (
  <SlimLayout end={<InboxSettingsLink />}>{page}</SlimLayout>
);

export const getServerSideProps = withPage({
  namespaces: ['content', 'date', 'inbox'],
  session: 'required',
  form: inboxForm,
  prefetch: ({ query, shell }) => {
    const kind = isInboxKind(query.type) ? query.type : null;
    const scope = { lang: shell.lang, userId: shell.user?.id ?? 0 };
    return [
      optionalPages(inboxQueries.list(kind, scope)),
      optional(inboxQueries.counts(scope.userId)),
      prefetchFrame(shell),
    ];
  },
  head: inboxHead,
});

export default NotificationsPage;
