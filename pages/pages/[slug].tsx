import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { TextPageContainer } from '@/containers/content/text-page-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { ownTextPage } from '@/server/ssr/text-page';

const OwnTextPage: PageWithLayout = () => (
  <TextPageContainer slug={String(useRouter().query.slug)} />
);

OwnTextPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = ownTextPage();

export default OwnTextPage;
