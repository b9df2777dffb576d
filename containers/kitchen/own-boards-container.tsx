import Link from 'next/link';
import { useMemo } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { BoardLoading } from '@/components/kitchen/board-gate/board-loading';
import { BoardNotice } from '@/components/kitchen/board-gate/board-notice';
import { LinkButton, RetryButton } from '@/components/ui/button/button';
import { useBoardWords } from '@/hooks/kitchen/use-board-words';
import { useOwnBoards } from '@/hooks/kitchen/use-own-boards';
import { boardPath, type BoardWay } from '@/utils/kitchen/board-way';
import { routes } from '@/utils/shell/routes';
import { BoardContainer } from './board-container';

function Choice() {
  const { t: say } = useTranslation('kitchen');
  const { t } = useTranslation('account-menu');
  const { boards, isFailed, isLeaving, isVisitor, retry, shopId } =
    useOwnBoards();
  const way = useMemo<BoardWay | null>(
    () => (shopId === null ? null : { kind: 'owner', shopId }),
    [shopId],
  );
  if (isLeaving) return <BoardLoading />;
  if (isVisitor)
    return (
      <BoardNotice title={t('account.board')} text={say('board.signInText')}>
        <LinkButton href={routes.login('/board')} size="l">
          {t('header.login')}
        </LinkButton>
      </BoardNotice>
    );
  if (isFailed)
    return (
      <BoardNotice title={say('board.failed')}>
        <RetryButton size="l" onClick={retry} />
      </BoardNotice>
    );
  if (way) return <BoardContainer way={way} />;
  if (!boards) return <BoardLoading />;
  if (boards.length === 0)
    return (
      <BoardNotice title={t('account.board')} text={say('board.noShop')}>
        <LinkButton href={routes.home()} variant="secondary" size="l">
          {t('common.home')}
        </LinkButton>
      </BoardNotice>
    );
  return (
    <BoardNotice title={say('board.choose')}>
      <ul>
        {boards.map(({ id, title }) => (
          <li key={id}>
            <Link href={boardPath({ kind: 'owner', shopId: id })}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </BoardNotice>
  );
}

/** /board: the board of an account's shop; a choice when it owns several. */
export function OwnBoardsContainer() {
  return useBoardWords() ? <Choice /> : <BoardLoading />;
}
