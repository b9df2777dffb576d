import Head from 'next/head';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { BoardColumn } from '@/components/kitchen/board-frame/board-column';
import { BoardEmpty } from '@/components/kitchen/board-frame/board-empty';
import { BoardFoot } from '@/components/kitchen/board-frame/board-foot';
import { BoardFrame } from '@/components/kitchen/board-frame/board-frame';
import { BoardHead } from '@/components/kitchen/board-frame/board-head';
import {
  type BoardNote,
  BoardNotes,
} from '@/components/kitchen/board-frame/board-notes';
import { BoardTicket } from '@/components/kitchen/board-ticket/board-ticket';
import type { OpenBoard } from '@/hooks/kitchen/use-board';
import { useBoardClock } from '@/hooks/kitchen/use-board-clock';
import { useBoardFocus } from '@/hooks/kitchen/use-board-focus';
import { useBoardRing } from '@/hooks/kitchen/use-board-ring';
import { useGoneAt } from '@/hooks/kitchen/use-gone-at';
import type { BoardDto } from '@/server/contracts/kitchen/board';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { randomKey } from '@/utils/browser/random-key';
import {
  COLUMNS,
  columnsOf,
  firstView,
  ringing,
} from '@/utils/kitchen/board-columns';
import type { BoardWay } from '@/utils/kitchen/board-way';
import {
  isShopPress,
  type KitchenPress,
  type PressWork,
  type ShopWork,
  undoableParts,
  waitingSoldOut,
} from '@/utils/kitchen/presses';
import { shopWithPresses } from '@/utils/kitchen/shop-presses';
import { orderName } from '@/utils/kitchen/ticket-text';
import type { BoardQuestion } from './board-dialogs';

const dialogs = withTexts(['dish'], () => import('./board-dialogs'));
const BoardDialogs = lazyBlock(
  () => dialogs().then(({ BoardDialogs: Dialogs }) => ({ Dialogs })),
  'Dialogs',
);
// brings the dialogs along, which open without a network, too
const BoardHeard = lazyBlock(
  () => dialogs().then(({ BoardHeard: Heard }) => ({ Heard })),
  'Heard',
);

type BoardScreenProps = Readonly<{
  way: BoardWay;
  open: OpenBoard;
  board: BoardDto;
  /** What came of presses that took no effect. */
  notes: readonly BoardNote[];
  onNote: (note: BoardNote) => void;
  onCloseNote: (id: string) => void;
}>;

/** The tickets that are shown whole, by a press on them. */
function useWhole() {
  const [whole, setWhole] = useState<readonly number[]>([]);
  const toggle = (id: number): void =>
    setWhole((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );
  return { whole, toggle };
}

type ColumnsProps = Pick<BoardScreenProps, 'board' | 'open'> &
  Readonly<{
    now: number;
    onPress: (ticket: TicketDto, work: PressWork) => void;
    onUndo: (ticket: TicketDto, partId: number) => void;
    onAsk: (question: BoardQuestion) => void;
    onSilence: (() => void) | null;
  }>;

function Columns({
  board,
  now,
  onAsk,
  onPress,
  onSilence,
  onUndo,
  open,
}: ColumnsProps) {
  const { toggle, whole } = useWhole();
  const columns = columnsOf(board.tickets, now);
  const rings = ringing(board.tickets, now);
  const waits = open.isLive ? 'sending' : 'waiting';
  const isWaiting = (id: number): boolean =>
    open.presses.some((press) => !isShopPress(press) && press.orderId === id);
  return COLUMNS.map((column) => (
    <BoardColumn
      key={column}
      column={column}
      count={columns[column].length}
      onSilence={column === 'new' ? onSilence : null}
    >
      {columns[column].map((ticket, place) => (
        <BoardTicket
          key={ticket.id}
          ticket={ticket}
          view={
            whole.includes(ticket.id) ? 'whole' : firstView(ticket, place, now)
          }
          now={now}
          isRinging={onSilence !== null && rings.includes(ticket)}
          pending={isWaiting(ticket.id) ? waits : null}
          onToggle={() => toggle(ticket.id)}
          undoable={undoableParts(ticket, open.presses)}
          onUndo={(partId) => onUndo(ticket, partId)}
          onAct={(act) => onPress(ticket, { kind: 'act', act })}
          onAsk={(kind) => onAsk({ kind, orderId: ticket.id })}
        />
      ))}
    </BoardColumn>
  ));
}

/** New orders are told to who does not see the board, and in the tab's title. */
function NewOrders({ board, now }: Pick<ColumnsProps, 'board' | 'now'>) {
  const { t: say } = useTranslation('kitchen');
  const { t } = useTranslation('account-menu');
  const rings = ringing(board.tickets, now);
  const numbers = rings.map(orderName).join(', ');
  const title = rings.length
    ? `(${rings.length}) ${say('board.newOrders')}`
    : t('account.board');
  return (
    <>
      <Head>
        <title key="title">{`${title} · ${board.shop.title}`}</title>
      </Head>
      <p role="status" className="sr-only">
        {numbers && `${say('board.newOrders')}: ${numbers}`}
      </p>
    </>
  );
}

/** A kitchen's board, read and alive. */
export function BoardScreen(props: BoardScreenProps) {
  const { board, notes, onCloseNote, onNote, open, way } = props;
  const { t: say } = useTranslation('kitchen');
  const now = useBoardClock(board.now);
  const goneAt = useGoneAt(open.isLive, now);
  const ring = useBoardRing(ringing(board.tickets, now).map(({ id }) => id));
  const [question, setQuestion] = useState<BoardQuestion | null>(null);
  const shop = shopWithPresses(board, open.presses, now);
  const waits = open.isLive ? 'sending' : 'waiting';
  const keep = (press: KitchenPress): void => {
    if (!open.press(press))
      onNote({ id: randomKey(), text: say('board.full') });
  };
  const focus = useBoardFocus(board.tickets, shop, notes.length);
  function handleShop(work: ShopWork): void {
    focus.keepIn(work.kind);
    keep({ id: randomKey(), at: now, shop: work });
  }
  function handleClose(id: string): void {
    focus.keepIn('notes');
    onCloseNote(id);
  }
  function handlePress(ticket: TicketDto, work: PressWork): void {
    const { id: orderId, version } = ticket;
    const name = orderName(ticket);
    keep({ id: randomKey(), orderId, name, version, at: now, work });
  }
  function handleUndo(ticket: TicketDto, lineId: number): void {
    const waiting = waitingSoldOut(open.presses, ticket.id, lineId);
    if (!waiting || !open.drop(waiting))
      handlePress(ticket, { kind: 'undo_sold_out', lineId });
  }
  const isEmpty = board.tickets.every(({ status }) =>
    ['cancelled', 'delivered'].includes(status),
  );
  return (
    <BoardFrame
      head={
        <BoardHead
          board={board}
          now={now}
          isLive={open.isLive}
          goneAt={goneAt}
          isMute={ring.isMute}
          onSound={ring.turnOn}
          onSettings={() => setQuestion({ kind: 'device' })}
        />
      }
      notes={<BoardNotes notes={notes} onClose={handleClose} />}
      foot={
        <BoardFoot
          board={board}
          shop={shop}
          pending={waits}
          onPress={handleShop}
          onAdd={() => setQuestion({ kind: 'stocks' })}
        />
      }
    >
      <BoardHeard way={way} />
      <NewOrders board={board} now={now} />
      {isEmpty ? (
        <BoardEmpty />
      ) : (
        <Columns
          board={board}
          now={now}
          open={open}
          onPress={handlePress}
          onUndo={handleUndo}
          onAsk={setQuestion}
          onSilence={ring.isRinging ? ring.silence : null}
        />
      )}
      {question && (
        <BoardDialogs
          way={way}
          board={board}
          question={question}
          shop={shop}
          isLive={open.isLive}
          onShop={handleShop}
          onPress={handlePress}
          onClose={() => setQuestion(null)}
        />
      )}
    </BoardFrame>
  );
}
