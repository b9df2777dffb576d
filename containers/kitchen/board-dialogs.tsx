import { useTranslation } from 'react-i18next';
import { OverBox } from '@/components/chat/over-box/over-box';
import { DeviceForm } from '@/components/kitchen/board-forms/device-form';
import { RefuseForm } from '@/components/kitchen/board-forms/refuse-form';
import { SoldOutForm } from '@/components/kitchen/board-forms/sold-out-form';
import { StockList } from '@/components/kitchen/board-forms/stock-list';
import { useBoardDevice } from '@/hooks/kitchen/use-board-device';
import { useBoardStocks } from '@/hooks/kitchen/use-board-shop';
import type { BoardDto } from '@/server/contracts/kitchen/board';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import type { BoardWay } from '@/utils/kitchen/board-way';
import type { PressWork } from '@/utils/kitchen/presses';
import { orderName } from '@/utils/kitchen/ticket-text';

/** What is asked in a dialog: about an order, the shop's stocks, this device. */
export type BoardQuestion =
  | { readonly kind: 'refuse' | 'sold_out'; readonly orderId: number }
  | { readonly kind: 'device' }
  | { readonly kind: 'stocks' };

type BoardDialogsProps = Readonly<{
  way: BoardWay;
  board: BoardDto;
  question: BoardQuestion;
  /** The stocks whose change is on its way. */
  busy: readonly number[];
  onStock: (stockId: number, soldOut: boolean) => void;
  onPress: (ticket: TicketDto, work: PressWork) => void;
  onClose: () => void;
}>;

type OrderProps = BoardDialogsProps & Readonly<{ ticket: TicketDto }>;

function RefuseDialog({ onClose, onPress, ticket }: OrderProps) {
  const { t: say } = useTranslation('kitchen');
  const title = say('ticket.refuseTitle', { number: orderName(ticket) });
  return (
    <OverBox title={title} onClose={onClose}>
      <RefuseForm
        ticket={ticket}
        onRefuse={({ lineIds, note, reason }) => {
          onPress(ticket, {
            kind: 'act',
            act: { kind: 'refuse', reason, note, line_ids: [...lineIds] },
          });
          onClose();
        }}
      />
    </OverBox>
  );
}

function SoldOutDialog({ onClose, onPress, ticket }: OrderProps) {
  const { t: say } = useTranslation('kitchen');
  const title = say('board.soldOutTitle', { number: orderName(ticket) });
  return (
    <OverBox title={title} onClose={onClose}>
      <SoldOutForm
        ticket={ticket}
        onSoldOut={(lineId, forEveryone) => {
          onPress(ticket, {
            kind: 'sold_out',
            body: { line_id: lineId, for_everyone: forEveryone },
          });
          onClose();
        }}
      />
    </OverBox>
  );
}

function StocksDialog({ busy, onClose, onStock, way }: BoardDialogsProps) {
  const { t: say } = useTranslation('kitchen');
  const { retry, setTerm, stocks, term } = useBoardStocks(way);
  return (
    <OverBox title={say('board.addTitle')} onClose={onClose}>
      <StockList
        term={term}
        onTerm={setTerm}
        stocks={stocks}
        onRetry={retry}
        busy={busy}
        onChange={onStock}
      />
    </OverBox>
  );
}

function DeviceDialog({ board, onClose, way }: BoardDialogsProps) {
  const { t: say } = useTranslation('kitchen');
  const { change, isBusy, isRung, problem, ring, state } = useBoardDevice(
    way,
    board,
  );
  return (
    <OverBox title={say('board.device')} onClose={onClose}>
      <DeviceForm
        state={state}
        problem={problem}
        isBusy={isBusy}
        isRung={isRung}
        onChange={change}
        onRing={ring}
      />
    </OverBox>
  );
}

/** The dialog of a question; one about an order closes when the order has moved on. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { board, question } = props;
  if (question.kind === 'stocks') return <StocksDialog {...props} />;
  if (question.kind === 'device') return <DeviceDialog {...props} />;
  const ticket = board.tickets.find(({ id }) => id === question.orderId);
  if (!ticket) return null;
  if (question.kind === 'refuse')
    return ticket.status === 'new' ? (
      <RefuseDialog {...props} ticket={ticket} />
    ) : null;
  return ticket.status === 'new' || ticket.status === 'accepted' ? (
    <SoldOutDialog {...props} ticket={ticket} />
  ) : null;
}
