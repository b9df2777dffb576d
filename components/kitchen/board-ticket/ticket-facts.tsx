import { Phone } from 'lucide-react';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { TicketDto } from '@/server/contracts/kitchen/ticket';
import { formatTime } from '@/utils/i18n/dates';
import { itemCount } from '@/utils/kitchen/ticket-text';
import { moneyText } from '@/utils/money/money-text';
import styles from './board-ticket.module.css';

type TicketFactsProps = Readonly<{
  ticket: TicketDto;
  /** Beside the number of a folded ticket. */
  isRow: boolean;
}>;

/** For whom an order is and how it leaves, in a line. */
export function TicketFacts({ isRow, ticket }: TicketFactsProps) {
  const { i18n, t: say } = useTranslation('kitchen');
  const { t } = useTranslation('checkout');
  const { courier, currency, customer, payment, shop, status, type, wanted } =
    ticket;
  const isPickup = type === 'pickup';
  const items = t('checkout.items', { count: itemCount(ticket) });
  const kind = t(isPickup ? 'mode.pickup' : 'mode.delivery');
  const name = customer.first_name;
  if (isRow && status === 'on_a_way') return null;
  if (isRow)
    return (
      <span className={cx(styles.facts, styles.beside)}>
        <b>{isPickup ? `${kind}, ${items}` : items}</b> <bdi>{name}</bdi>
      </span>
    );
  const comes = status === 'ready' && courier ? courier.first_name : null;
  const by =
    status === 'new' && wanted
      ? say('board.wantedBy', { time: formatTime(wanted.to, shop.timezone) })
      : (comes ?? kind);
  const rest =
    status === 'new' ? [kind, name] : comes ? [items] : [name, items];
  const cash =
    isPickup && payment.kind === 'collect'
      ? moneyText(payment.amount, currency, i18n.language)
      : null;
  return (
    <>
      <p className={styles.facts}>
        <b>
          <bdi>{by}</bdi>
        </b>
        {rest
          .filter((word) => word !== null && word !== by)
          .map((word) => (
            <span key={word}>
              {' · '}
              <bdi>{word}</bdi>
            </span>
          ))}
      </p>
      {cash && (
        <p className={styles.cash}>{say('board.cash', { amount: cash })}</p>
      )}
    </>
  );
}

function CallLink({ name, phone }: Readonly<{ name: string; phone: string }>) {
  const { t: say } = useTranslation('kitchen');
  return (
    <a className={styles.call} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      <Phone size={20} />
      <span>
        <bdi>{say('ticket.call', { name })}</bdi>
        <bdi className={styles.phone}>{phone}</bdi>
      </span>
    </a>
  );
}

/** The order's own number, and who may be called about it. */
export function TicketPeople({ ticket }: Readonly<{ ticket: TicketDto }>) {
  const { t: say } = useTranslation('kitchen');
  const { courier, customer, id, placed_at: placed, shop } = ticket;
  const time = formatTime(placed, shop.timezone);
  return (
    <>
      <p className={styles.facts}>
        {say('ticket.order', { number: id })} · {say('ticket.placed', { time })}
      </p>
      {customer.phone && (
        <CallLink
          name={customer.first_name ?? say('ticket.customer')}
          phone={customer.phone}
        />
      )}
      {courier && <CallLink name={courier.first_name} phone={courier.phone} />}
    </>
  );
}
