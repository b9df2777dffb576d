import Head from 'next/head';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { useBoardHeard } from '@/hooks/kitchen/use-board-heard';
import { useBoardRing } from '@/hooks/kitchen/use-board-ring';
import { useBoardShop } from '@/hooks/kitchen/use-board-shop';
import { useGoneAt } from '@/hooks/kitchen/use-gone-at';
import type { BoardDto } from '@/server/contracts/kitchen/board';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
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
  type PressWork,
  undoableParts,
  waitingSoldOut,
} from '@/utils/kitchen/presses';
import { orderName } from '@/utils/kitchen/ticket-text';
import type { BoardQuestion } from './board-dialogs';

const BoardDialogs = lazyBlock(() => import('./board-dialogs'), 'BoardDialogs');

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
    open.presses.some(({ orderId }) => orderId === id);
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
  const { t } = useTranslation();
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
  useBoardHeard(way);
  const fail = (text: string): void => onNote({ id: randomKey(), text });
  const shop = useBoardShop(way, open.readAgain, () =>
    fail(say('ticket.said.failed')),
  );
  function handlePress(ticket: TicketDto, work: PressWork): void {
    const { id: orderId, version } = ticket;
    const name = orderName(ticket);
    const press = { id: randomKey(), orderId, name, version, at: now, work };
    if (!open.press(press)) fail(say('board.full'));
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
      notes={<BoardNotes notes={notes} onClose={onCloseNote} />}
      foot={
        <BoardFoot
          board={board}
          isBusy={shop.isBusy}
          onPause={shop.pause}
          onBack={(id) => shop.setStock(id, false)}
          onAdd={() => setQuestion({ kind: 'stocks' })}
        />
      }
    >
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
          busy={shop.busy}
          onStock={shop.setStock}
          onPress={handlePress}
          onClose={() => setQuestion(null)}
        />
      )}
    </BoardFrame>
  );
}
