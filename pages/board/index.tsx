import type { PageWithLayout } from '@/containers/app/page-types';
import { OwnBoardsContainer } from '@/containers/kitchen/own-boards-container';
import { ownBoardsPage } from '@/server/ssr/board-page';

const OwnBoardsPage: PageWithLayout = () => <OwnBoardsContainer />;

OwnBoardsPage.skipsRehydration = true;
OwnBoardsPage.standsAlone = true;

export const getServerSideProps = ownBoardsPage;

export default OwnBoardsPage;
