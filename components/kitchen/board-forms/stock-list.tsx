import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/form/text-field/text-field';
import { Button, RetryButton } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { Spinner } from '@/components/ui/spinner/spinner';
import type { BoardStockDto } from '@/server/contracts/kitchen/board';
import { stockName } from '@/utils/kitchen/ticket-text';
import styles from './board-forms.module.css';

const PICTURE = 48;

/** A dish or option, with what was pressed on it. */
export type ShownRow = Readonly<{
  stock: BoardStockDto;
  isOut: boolean;
  /** Its press is on its way, or waits for a network. */
  pending: 'sending' | 'waiting' | null;
}>;

type StockListProps = Readonly<{
  isLive: boolean;
  term: string;
  onTerm: (term: string) => void;
  /** Null: they are on their way. */
  rows: readonly ShownRow[] | null;
  /** They cannot be read now. */
  onRetry: (() => void) | null;
  onChange: (stock: BoardStockDto, isOut: boolean) => void;
}>;

function StockRow({
  isOut,
  onChange,
  pending,
  stock,
}: ShownRow & Pick<StockListProps, 'onChange'>) {
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
        onClick={() => onChange(stock, !isOut)}
      >
        {say('ticket.reason.sold_out')}
      </Button>
    </li>
  );
}

/** Every dish and option of the shop, found by a word: sold out until the shop's next day, or not. */
export function StockList(props: StockListProps) {
  const { isLive, onChange, onRetry, onTerm, rows, term } = props;
  const { t: say } = useTranslation('kitchen');
  return (
    <div className={styles.form}>
      <p>{say('board.backText')}</p>
      <TextField
        type="search"
        label={say('board.search')}
        value={term}
        autoComplete="off"
        onChange={({ target }) => onTerm(target.value)}
      />
      {!isLive && (
        <p role="status" className={styles.offline}>
          {say('board.searchOffline')}
        </p>
      )}
      {isLive && onRetry && (
        <div role="alert" className={styles.wrong}>
          <p>{say('ticket.said.failed')}</p>
          <RetryButton size="s" variant="secondary" onClick={onRetry} />
        </div>
      )}
      {isLive && !rows && !onRetry && (
        <p className={styles.wait}>
          <LoadingStatus />
          <Spinner />
        </p>
      )}
      {rows?.length === 0 && <p role="status">{say('board.nothingFound')}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.stocks}>
          {rows.map((row) => (
            <StockRow key={row.stock.stock_id} {...row} onChange={onChange} />
          ))}
        </ul>
      )}
    </div>
  );
}
