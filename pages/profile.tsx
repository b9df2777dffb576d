import type { PageWithLayout } from '@/containers/app/page-types';
import { AddressesSection } from '@/containers/account/addresses/addresses-section';
import { DataSection } from '@/containers/account/data/data-section';
import { DetailsSection } from '@/containers/account/details/details-section';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import { SecuritySection } from '@/containers/account/security/security-section';
import { SessionsList } from '@/containers/account/sessions/sessions-list';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { accountForms } from '@/server/ssr/form/account/account-form';
import { addressForms } from '@/server/ssr/form/address-forms';
import { formsByName } from '@/server/ssr/form/forms-by-name';
import { profileForm } from '@/server/ssr/form/account/profile-form';
import { profileHead } from '@/server/ssr/head/private-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchProfile } from '@/services/account/prefetch-account';

const ProfilePage: PageWithLayout = () => (
  <AccountFrame current="profile">
    <DetailsSection />
    <SecuritySection>
      <SessionsList />
    </SecuritySection>
    <AddressesSection />
    <DataSection />
  </AccountFrame>
);

ProfilePage.getLayout = (page) => <SlimLayout>{page}</SlimLayout>;

export const getServerSideProps = withPage({
  namespaces: ['account', 'address', 'auth', 'checkout', 'date', 'form'],
  session: 'required',
  form: formsByName({ ...addressForms, ...accountForms }, profileForm),
  prefetch: ({ shell }) => [prefetchProfile(shell)],
  head: profileHead,
});

export default ProfilePage;
