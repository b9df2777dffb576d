import type { PageWithLayout } from '@/containers/app/page-types';
import {
  DriverContainer,
  DriverLayout,
} from '@/containers/application/driver/driver-container';
import { ApplicationEnd } from '@/containers/application/shared/application-frame';
import { MainLayout } from '@/containers/shell/main-layout';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { driverForm } from '@/server/ssr/form/application/kind-forms';
import { driverHead } from '@/server/ssr/head/application-head';
import { withPage } from '@/server/ssr/with-page';
import { prefetchDriver } from '@/services/application/prefetch-application';
import { DRIVER, type DriverKind } from '@/utils/application/driver';

const DeliverPage: PageWithLayout = () => <DriverContainer />;

DeliverPage.getLayout = (page) => (
  <DriverLayout
    reading={(content) => <MainLayout>{content}</MainLayout>}
    applying={(content) => (
      <SlimLayout end={<ApplicationEnd<DriverKind> spec={DRIVER} />}>
        {content}
      </SlimLayout>
    )}
  >
    {page}
  </DriverLayout>
);

export const getServerSideProps = withPage({
  form: driverForm,
  files: true,
  prefetch: ({ shell }) => [prefetchDriver(shell)],
  head: driverHead,
});

export default DeliverPage;
