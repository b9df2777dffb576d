import type { PageWithLayout } from '@/containers/app/page-types';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import { LookSection } from '@/containers/account/settings/look-section';
import { NotificationsSection } from '@/containers/account/settings/notifications-section';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { settingsForm } from '@/server/ssr/form/account/settings-form';
import { settingsHead } from '@/server/ssr/head/private-head';
import { optional, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { prefetchSettings } from '@/services/account/prefetch-account';
import { settingsQueries } from '@/services/settings/settings-queries';

const SettingsPage: PageWithLayout = () => (
  <AccountFrame current="settings">
    <NotificationsSection />
    <LookSection />
  </AccountFrame>
);

SettingsPage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ['account', 'account-menu', 'form'],
  form: settingsForm,
  prefetch: ({ shell }) => [
    shared(optional, settingsQueries.languages()),
    shared(optional, settingsQueries.currencies()),
    prefetchSettings(shell),
  ],
  head: settingsHead,
});

export default SettingsPage;
