import { LaterDetails } from '@/containers/account/details-later/later-details';
import type { PageWithLayout } from '@/containers/app/page-types';
import { updateDetailsHead } from '@/server/ssr/head/private-head';
import { updateDetailsForm } from '@/server/ssr/form/account/update-details-form';
import { withPage } from '@/server/ssr/with-page';

const UpdateDetailsPage: PageWithLayout = () => <LaterDetails />;

UpdateDetailsPage.skipsRehydration = true;

export const getServerSideProps = withPage({
  namespaces: ['auth', 'form'],
  session: 'required',
  form: updateDetailsForm,
  head: updateDetailsHead,
});

export default UpdateDetailsPage;
