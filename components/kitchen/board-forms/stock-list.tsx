import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { Spinner } from '@/components/ui/spinner/spinner';
import type { BoardStockDto } from '@/server/contracts/kitchen/board';
import styles from './board-forms.module.css';

const PICTURE = 48;

type StockListProps = Readonly<{
  term: string;
  onTerm: (term: string) => void;
  /** Null: they are on their way. */
  stocks: readonly BoardStockDto[] | null;
  /** They cannot be read now. */
  onRetry: (() => void) | null;
  /** Those whose change is on its way. */
  busy: readonly number[];
  onChange: (stockId: number, soldOut: boolean) => void;
}>;

function StockRow({
  isBusy,
  onChange,
  stock,
}: Readonly<{
  stock: BoardStockDto;
  isBusy: boolean;
  onChange: StockListProps['onChange'];
}>) {
  const { t: say } = useTranslation('kitchen');
  const { img, options, sold_out_until: until, stock_id: id, title } = stock;
  const name = [title, ...options].join(', ');
  return (
    <li className={styles.stock}>
      {img && <Picture src={img} width={PICTURE} height={PICTURE} />}
      <span>
        <bdi>{title}</bdi>
        {options.length > 0 && <small>{options.join(', ')}</small>}
      </span>
      <Button
        variant={until ? 'dark' : 'secondary'}
        size="s"
        loading={isBusy}
        aria-pressed={until !== null}
        aria-label={`${say('ticket.reason.sold_out')}: ${name}`}
        onClick={() => onChange(id, until === null)}
      >
        {say('ticket.reason.sold_out')}
      </Button>
    </li>
  );
}

/** Every dish and option of the shop, found by a word: sold out until the shop's next day, or not. */
export function StockList(props: StockListProps) {
  const { busy, onChange, onRetry, onTerm, stocks, term } = props;
  const { t: say } = useTranslation('kitchen');
  const { t } = useTranslation();
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
      {onRetry && (
        <div role="alert" className={styles.wrong}>
          <p>{say('ticket.said.failed')}</p>
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {!stocks && !onRetry && (
        <p className={styles.wait}>
          <LoadingStatus />
          <Spinner />
        </p>
      )}
      {stocks?.length === 0 && <p role="status">{say('board.nothingFound')}</p>}
      {stocks && stocks.length > 0 && (
        <ul className={styles.stocks}>
          {stocks.map((stock) => (
            <StockRow
              key={stock.stock_id}
              stock={stock}
              isBusy={busy.includes(stock.stock_id)}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
