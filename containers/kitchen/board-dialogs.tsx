import { useTranslation } from '@/utils/i18n/use-translation';
import { OverBox } from '@/components/chat/over-box/over-box';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { TextField } from '@/components/form/text-field/text-field';
import { BoardPin } from '@/components/kitchen/board-gate/board-pin';
import { Button, RetryButton } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { Spinner } from '@/components/ui/spinner/spinner';
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
import { stockName } from '@/utils/kitchen/ticket-text';
import styles from './board-dialogs.module.css';
import { RefuseDialog, SoldOutDialog } from './order-dialogs';

const PICTURE = 48;

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

type StockRowProps = Readonly<{
  stock: BoardStockDto;
  /** With what was pressed on it. */
  isOut: boolean;
  /** Its press is on its way, or waits for a network. */
  pending: 'sending' | 'waiting' | null;
  onChange: (isOut: boolean) => void;
}>;

function StockRow({ isOut, onChange, pending, stock }: StockRowProps) {
  const { t: say } = useTranslation('kitchen');
  const { img, options, title } = stock;
  return (
    <li className={styles.stock}>
      {img && <Picture src={img} width={PICTURE} height={PICTURE} />}
      <span>
        <bdi>{title}</bdi>
        {options.length > 0 && <small>{options.join(', ')}</small>}
        {pending === 'waiting' && <em>{say('board.notSent')}</em>}
      </span>
      <Button
        variant={isOut ? 'dark' : 'secondary'}
        size="s"
        aria-busy={pending === 'sending'}
        aria-pressed={isOut}
        aria-label={`${say('ticket.reason.sold_out')}: ${stockName(stock)}`}
        onClick={() => onChange(!isOut)}
      >
        {say('ticket.reason.sold_out')}
      </Button>
    </li>
  );
}

/** Every dish and option of the shop, found by a word: sold out until the shop's next day, or not. */
function StocksDialog(props: BoardDialogsProps) {
  const { isLive, onClose, onShop, shop, way } = props;
  const { t: say } = useTranslation('kitchen');
  const { retry, setTerm, stocks, term } = useBoardStocks(way);
  const rowOf = (row: BoardStockDto) => {
    const { options, sold_out_until: until, stock_id, title } = row;
    const stock = { options, stock_id, title };
    const isPressed = shop.pressedStocks.includes(stock_id);
    const isOut = isPressed
      ? shop.soldOut.some((out) => out.stock_id === stock_id)
      : until !== null;
    const waits = isLive ? 'sending' : 'waiting';
    return (
      <StockRow
        key={stock_id}
        stock={row}
        isOut={isOut}
        pending={isPressed ? waits : null}
        onChange={(out) => onShop({ kind: 'stock', stock, isOut: out })}
      />
    );
  };
  return (
    <OverBox title={say('board.addTitle')} onClose={onClose}>
      <div className={styles.form}>
        <p>{say('board.backText')}</p>
        <TextField
          type="search"
          label={say('board.search')}
          value={term}
          autoComplete="off"
          onChange={({ target }) => setTerm(target.value)}
        />
        {!isLive && (
          <p role="status" className={styles.offline}>
            {say('board.searchOffline')}
          </p>
        )}
        {isLive && retry && (
          <div role="alert" className={styles.wrong}>
            <p>{say('ticket.said.failed')}</p>
            <RetryButton size="s" variant="secondary" onClick={retry} />
          </div>
        )}
        {isLive && !stocks && !retry && (
          <p className={styles.wait}>
            <LoadingStatus />
            <Spinner />
          </p>
        )}
        {stocks?.length === 0 && (
          <p role="status">{say('board.nothingFound')}</p>
        )}
        {stocks && stocks.length > 0 && (
          <ul className={styles.stocks}>{stocks.map(rowOf)}</ul>
        )}
      </div>
    </OverBox>
  );
}

const WHY = {
  blocked: 'board.push.blocked',
  install: 'board.push.install',
  unsupported: 'board.push.unsupported',
} as const;

/** Whether this device rings while the board is closed, and whether that was ever heard. */
function DeviceDialog({ board, onClose, way }: BoardDialogsProps) {
  const { t: say } = useTranslation('kitchen');
  const { change, isBusy, isRung, problem, ring, state } = useBoardDevice(
    way,
    board,
  );
  const why =
    state === 'on' || state === 'off' || state === null ? null : WHY[state];
  return (
    <OverBox title={say('board.device')} onClose={onClose}>
      <div className={styles.form}>
        <SwitchField
          label={say('board.push')}
          hint={why ? say(why) : say('board.pushText')}
          unknown={state === null}
          checked={state === 'on'}
          disabled={state === null || why !== null}
          aria-busy={isBusy || undefined}
          onChange={({ target }) => change(target.checked)}
        />
        {problem && (
          <p role="alert" className={styles.wrong}>
            {say('ticket.said.failed')}
          </p>
        )}
        {state === 'on' && (
          <>
            <Button variant="secondary" block loading={isBusy} onClick={ring}>
              {say('board.pushTest')}
            </Button>
            <p role="status">{isRung && say('board.pushRung')}</p>
          </>
        )}
      </div>
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
