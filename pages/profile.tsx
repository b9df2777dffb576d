import type { PageWithLayout } from '@/containers/app/page-types';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { Preferences } from '@/containers/pickers/preferences';
import { ProfileContainer } from '@/containers/account/profile/profile-container';
import { profileHead } from '@/server/ssr/head/private-head';
import { optional } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { userQueries } from '@/services/account/user-queries';

const ProfilePage: PageWithLayout = () => (
  <ProfileContainer preferences={<Preferences />} />
);

ProfilePage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  session: 'required',
  prefetch: ({ shell }) => [optional(userQueries.profile(shell.user?.id ?? 0))],
  head: profileHead,
});

export default ProfilePage;
