import { useRouter } from 'next/router';
import { useMemo } from 'react';
import type { PageWithLayout } from '@/containers/app/page-types';
import { BoardContainer } from '@/containers/kitchen/board-container';
import { boardPage } from '@/server/ssr/board-page';
import type { BoardWay } from '@/utils/kitchen/board-way';

const BoardPage: PageWithLayout = () => {
  const token = String(useRouter().query.token);
  const way = useMemo<BoardWay>(() => ({ kind: 'link', token }), [token]);
  return <BoardContainer way={way} />;
};

BoardPage.skipsRehydration = true;
BoardPage.standsAlone = true;

export const getServerSideProps = boardPage;

export default BoardPage;
