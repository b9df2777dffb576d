import type { PageWithLayout } from '@/containers/app/page-types';
import {
  ApplyContainer,
  ApplyLayout,
} from '@/containers/application/plain/apply-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { plainPage } from '@/server/ssr/application-page';
import { withPage } from '@/server/ssr/with-page';
import { applyKind } from '@/utils/application/apply-kind';

const ApplyPage: PageWithLayout = () => <ApplyContainer />;

ApplyPage.getLayout = (page) => (
  <ApplyLayout frames={{ reading: MainLayout, applying: SlimLayout }}>
    {page}
  </ApplyLayout>
);

export const getServerSideProps = withPage(
  plainPage(({ kind }) => applyKind(kind)),
);

export default ApplyPage;
