import type { PageWithLayout } from '@/containers/app/page-types';
import { TextPageContainer } from '@/containers/content/text-page-container';
import { VisitsChoice } from '@/containers/content/visits-choice';
import { MainLayout } from '@/containers/shell/main-layout';
import { textPage } from '@/server/ssr/text-page';

const PrivacyPage: PageWithLayout = () => (
  <TextPageContainer slug="policy">
    <VisitsChoice />
  </TextPageContainer>
);

PrivacyPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = textPage('policy');

export default PrivacyPage;
