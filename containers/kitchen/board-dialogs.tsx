import { useTranslation } from 'react-i18next';
import { OverBox } from '@/components/chat/over-box/over-box';
import { DeviceForm } from '@/components/kitchen/board-forms/device-form';
import { RefuseForm } from '@/components/kitchen/board-forms/refuse-form';
import { SoldOutForm } from '@/components/kitchen/board-forms/sold-out-form';
import {
  type ShownRow,
  StockList,
} from '@/components/kitchen/board-forms/stock-list';
import { BoardPin } from '@/components/kitchen/board-gate/board-pin';
import { useBoardDevice } from '@/hooks/kitchen/use-board-device';
import { useBoardHeard } from '@/hooks/kitchen/use-board-heard';
import { useBoardPin } from '@/hooks/kitchen/use-board-pin';
import { useBoardStocks } from '@/hooks/kitchen/use-board-stocks';
import type {
  BoardDto,
  BoardPinStateDto,
  BoardStockDto,
} from '@/server/contracts/kitchen/board';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import type { BoardWay } from '@/utils/kitchen/board-way';
import type { PressWork, ShopWork } from '@/utils/kitchen/presses';
import type { ShownShop } from '@/utils/kitchen/shop-presses';
import { orderName } from '@/utils/kitchen/ticket-text';

type WayProps = Readonly<{ way: BoardWay }>;

/** Asks for the PIN of a board's link, and opens it. */
export function PinGate({
  onOpen,
  state,
  way,
}: WayProps & Readonly<{ state: BoardPinStateDto; onOpen: () => void }>) {
  const pin = useBoardPin(way, onOpen);
  return (
    <BoardPin
      state={pin.state ?? state}
      isBusy={pin.isBusy}
      isFailed={pin.isFailed}
      onPin={pin.tryPin}
    />
  );
}

/** Hears of messages of this board that were pressed; shows nothing. */
export function BoardHeard({ way }: WayProps) {
  useBoardHeard(way);
  return null;
}

/** What is asked in a dialog: about an order, the shop's stocks, this device. */
export type BoardQuestion =
  | { readonly kind: 'refuse' | 'sold_out'; readonly orderId: number }
  | { readonly kind: 'device' }
  | { readonly kind: 'stocks' };

type BoardDialogsProps = Readonly<{
  way: BoardWay;
  board: BoardDto;
  question: BoardQuestion;
  /** With what was pressed. */
  shop: ShownShop;
  isLive: boolean;
  onShop: (work: ShopWork) => void;
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

function StocksDialog(props: BoardDialogsProps) {
  const { isLive, onClose, onShop, shop, way } = props;
  const { t: say } = useTranslation('kitchen');
  const { retry, setTerm, stocks, term } = useBoardStocks(way);
  const rowOf = (stock: BoardStockDto): ShownRow => {
    const isStock = ({ stock_id: id }: Pick<BoardStockDto, 'stock_id'>) =>
      id === stock.stock_id;
    const isPressed = shop.pressedStocks.includes(stock.stock_id);
    return {
      stock,
      isOut: isPressed
        ? shop.soldOut.some(isStock)
        : stock.sold_out_until !== null,
      pending: isPressed ? (isLive ? 'sending' : 'waiting') : null,
    };
  };
  return (
    <OverBox title={say('board.addTitle')} onClose={onClose}>
      <StockList
        term={term}
        onTerm={setTerm}
        isLive={isLive}
        rows={stocks && stocks.map(rowOf)}
        onRetry={retry}
        onChange={({ options, stock_id, title }, isOut) =>
          onShop({ kind: 'stock', stock: { options, stock_id, title }, isOut })
        }
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
