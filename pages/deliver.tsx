import type { PageWithLayout } from '@/containers/app/page-types';
import {
  DriverContainer,
  DriverLayout,
} from '@/containers/application/driver/driver-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { plainPage } from '@/server/ssr/application-page';
import { withPage } from '@/server/ssr/with-page';
import { DRIVER, type DriverKind } from '@/utils/application/driver';

const DeliverPage: PageWithLayout = () => <DriverContainer />;

DeliverPage.getLayout = (page) => (
  <DriverLayout frames={{ reading: MainLayout, applying: SlimLayout }}>
    {page}
  </DriverLayout>
);

export const getServerSideProps = withPage(plainPage<DriverKind>(() => DRIVER));

export default DeliverPage;
