import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { BoardNote } from '@/components/kitchen/board-frame/board-notes';
import { BoardLoading } from '@/components/kitchen/board-gate/board-loading';
import { BoardNotice } from '@/components/kitchen/board-gate/board-notice';
import { RetryButton } from '@/components/ui/button/button';
import { useServiceWorker } from '@/hooks/browser/use-service-worker';
import { useBoard } from '@/hooks/kitchen/use-board';
import { useBoardWords } from '@/hooks/kitchen/use-board-words';
import { useThemeFollower } from '@/hooks/shell/use-theme-follower';
import type { BoardDto } from '@/server/contracts/kitchen/board';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { formatTime } from '@/utils/i18n/dates';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';
import { isShopPress, type ShopPress } from '@/utils/kitchen/presses';
import {
  cancelledText,
  orderName,
  stockName,
} from '@/utils/kitchen/ticket-text';
import { BoardScreen } from './board-screen';

// few links have one
const PinGate = lazyBlock(
  () =>
    withTexts(['dish'], () => import('./board-dialogs'))().then(
      ({ PinGate: Gate }) => ({ Gate }),
    ),
  'Gate',
  BoardLoading,
);

type WayProps = Readonly<{ way: BoardWay }>;

/** Orders that were cancelled by others while they stood on the board: the server still tells them for a moment. */
function cancelledNotes(
  board: BoardDto | null,
  word: (ticket: TicketDto) => string,
): BoardNote[] {
  return (board?.tickets ?? [])
    .filter(
      ({ cancelled_by: by, refused_reason: reason, status }) =>
        status === 'cancelled' &&
        by !== 'kitchen' &&
        (by !== null || reason === null || reason === 'no_answer'),
    )
    .map((ticket) => ({ id: `cancelled-${ticket.id}`, text: word(ticket) }));
}

/** The board by its right, or why it is not there. */
function BoardGate({ way }: WayProps) {
  const { t: say } = useTranslation('kitchen');
  const [notes, setNotes] = useState<readonly BoardNote[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const addNote = (note: BoardNote): void =>
    setNotes((others) => [...others.filter(({ id }) => id !== note.id), note]);
  const told = (
    key: 'board.cancelled' | 'board.lostCancelled',
    ticket: TicketDto,
  ): string => {
    const time = formatTime(ticket.changed_at, ticket.shop.timezone);
    const when = say(key, { number: orderName(ticket), time });
    const who = cancelledText(ticket, (name, params = {}) => say(name, params));
    return `${when} · ${who}`;
  };
  const noteLate = ({ at, id, shop }: ShopPress, zone: string): void => {
    const time = formatTime(new Date(at), zone);
    const text =
      shop.kind === 'pause'
        ? say('board.lostPause', { time })
        : say('board.lostStock', { name: stockName(shop.stock), time });
    addNote({ id, text });
  };
  const open = useBoard(way, ({ news, press }, zone) => {
    if (isShopPress(press))
      return news
        ? noteLate(press, zone)
        : addNote({ id: press.id, text: say('ticket.said.failed') });
    const ticket = news && 'ticket' in news ? news.ticket : null;
    const number = press.name;
    if (ticket?.status !== 'cancelled')
      return addNote({
        id: press.id,
        text: say(ticket ? 'board.lostMoved' : 'board.lostRefused', { number }),
      });
    setClosed((ids) => [...ids, `cancelled-${ticket.id}`]);
    addNote({ id: press.id, text: told('board.lostCancelled', ticket) });
  });
  const { answer, board } = open;
  if (open.isFailed)
    return (
      <BoardNotice title={say('board.failed')}>
        <RetryButton size="l" onClick={open.retry} />
      </BoardNotice>
    );
  if (answer?.kind === 'dead')
    return (
      <BoardNotice
        title={say('board.deadTitle')}
        text={say('board.deadText')}
      />
    );
  if (answer?.kind === 'pin' && open.isFetching) return <BoardLoading />;
  if (answer?.kind === 'pin')
    return <PinGate way={way} state={answer.state} onOpen={open.readAgain} />;
  if (!board) return <BoardLoading />;
  const cancelled = cancelledNotes(board, (ticket) =>
    told('board.cancelled', ticket),
  );
  return (
    <BoardScreen
      way={way}
      open={open}
      board={board}
      notes={[...notes, ...cancelled].filter(({ id }) => !closed.includes(id))}
      onNote={addNote}
      onCloseNote={(id) => setClosed((ids) => [...ids, id])}
    />
  );
}

/** A kitchen's board: a page of its own, without the storefront's frame. */
export function BoardContainer({ way }: WayProps) {
  useServiceWorker();
  useThemeFollower();
  const hasWords = useBoardWords();
  if (!hasWords) return <BoardLoading />;
  return <BoardGate key={boardName(way)} way={way} />;
}
