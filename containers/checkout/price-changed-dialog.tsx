import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { Price } from '@/components/money/price/price';
import { SUM_LABELS } from '@/components/money/price-sums/sum-labels';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { Dialog } from '@/containers/ui/dialog';
import { useShell } from '@/contexts/shell-context';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { isSameTime } from '@/utils/checkout/kept-press';
import { type QuoteChange, quoteChanges } from '@/utils/checkout/quote-changes';
import { quantityOf } from '@/utils/cart/quantity-text';
import { formatTime } from '@/utils/i18n/dates';
import type { PriceChange } from './use-placing';
import styles from './price-changed.module.css';

type PriceChangedDialogProps = Readonly<{
  /** Null: it is being asked for. */
  change: PriceChange | null;
  type: 'delivery' | 'pickup';
  /** The chosen time. */
  when: string;
  /** The shop's IANA zone. */
  zone: string;
  from: number | null;
  to: number | null;
  onClose: () => void;
  onConfirm: () => void;
}>;

function ChangeRow({ change }: Readonly<{ change: QuoteChange }>) {
  const { i18n, t } = useTranslation('checkout');
  const { currency } = useShell();
  const { from, of, quantities, to } = change;
  const words = { t, language: i18n.language };
  const name = 'sum' in of ? t(SUM_LABELS[of.sum]) : of.title;
  const isLine = 'title' in of;
  const number = (value: number) =>
    quantityOf(value, quantities?.unit ?? '', words);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={styles.old}>
        {quantities && <span>{number(quantities.from)}</span>}
        {from === null ? '–' : <Price amount={from} currency={currency} />}
      </td>
      <td>
        {quantities && <span>{number(quantities.to)}</span>}
        {to !== null && <Price amount={to} currency={currency} />}
        {to === null && (isLine ? t('checkout.changed.gone') : '–')}
      </td>
    </tr>
  );
}

const timeText = ({ eta }: QuoteDto, zone: string) =>
  eta ? (
    <bdi dir="ltr">
      {`${formatTime(eta.from, zone)}–${formatTime(eta.to, zone)}`}
    </bdi>
  ) : (
    '–'
  );

/** ERROR_110: what is another than was shown, line by line; ordered only when it is confirmed. */
export function PriceChangedDialog({
  change,
  from,
  onClose,
  onConfirm,
  to,
  type,
  when,
  zone,
}: PriceChangedDialogProps) {
  const { t } = useTranslation(['checkout', 'sums']);
  const { currency } = useShell();
  const after = change?.after;
  const total = after?.total_price ?? to;
  const rows = change && after ? quoteChanges(change.before, after, type) : [];
  const isAsking = change === null;
  const isOtherTime =
    change && after && !isSameTime(change.before, after, when);
  const isTimeOnly = isOtherTime && rows.length === 0;
  return (
    <Dialog
      title={t(isTimeOnly ? 'checkout.changed.time' : 'checkout.changed.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('checkout.changed.back')}
          </Button>
          <Button block loading={isAsking} onClick={onConfirm}>
            <span>
              {t('checkout.changed.confirm')}
              {' · '}
              <Price amount={total} currency={currency} />
            </span>
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {t(isTimeOnly ? 'checkout.changed.timeText' : 'checkout.changed.text')}
      </p>
      {isAsking && <LinesSkeleton count={2} />}
      <table className={styles.changes}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('checkout.changed.from')}</th>
            <th scope="col">{t('checkout.changed.to')}</th>
          </tr>
        </thead>
        <tbody>
          {isOtherTime && (
            <tr>
              <th scope="row">{t('checkout.when')}</th>
              <td className={styles.old}>{timeText(change.before, zone)}</td>
              <td>{timeText(after, zone)}</td>
            </tr>
          )}
          {rows.map((row) => (
            <ChangeRow key={row.key} change={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sums.total')}</th>
            <td className={styles.old}>
              <Price
                amount={change?.before.total_price ?? from}
                currency={currency}
              />
            </td>
            <td>
              <Price amount={total} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Dialog>
  );
}
