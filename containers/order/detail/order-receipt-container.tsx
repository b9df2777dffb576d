import { Printer } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { Price } from '@/components/money/price/price';
import { Button, LinkButton } from '@/components/ui/button/button';
import { useShell } from '@/contexts/shell-context';
import { useOrder } from '@/hooks/order/use-order';
import { useOrderLines } from '@/hooks/order/use-order-lines';
import type { OrderDto } from '@/server/contracts/order/order';
import { phoneText } from '@/utils/account/phone-text';
import { quantityOf } from '@/utils/cart/quantity-text';
import { calendarWords, formatTime } from '@/utils/i18n/dates';
import { percentText } from '@/utils/money/number-separators';
import { doorWords } from '@/utils/order/door-words';
import { orderStory } from '@/utils/order/order-story';
import type { OrderLineView } from '@/utils/order/order-view';
import { orderPaymentWords } from '@/utils/order/payment-words';
import { paymentTitle } from '@/utils/payment/payment-tags';
import { routes } from '@/utils/shell/routes';
import { OrderMissing } from './order-missing';
import styles from './order-receipt.module.css';

/** A phone number as it is read, left to right. */
function PhoneLine({ number }: Readonly<{ number: string | null }>) {
  return (
    number && (
      <p>
        <bdi dir="ltr">{phoneText(number)}</bdi>
      </p>
    )
  );
}

/** Who bought, and how it was paid. */
function ReceiptPeople({ order }: Readonly<{ order: OrderDto }>) {
  const { i18n, t } = useTranslation('sums');
  const { address, transaction } = order;
  const payment = transaction?.payment_system;
  const key = payment && paymentTitle(payment.tag);
  const method = key ? t(key) : payment?.title;
  return (
    <dl className={styles.people}>
      <div>
        <dt>{t('receipt.customer')}</dt>
        <dd>
          {order.username && (
            <p className="strong">
              <bdi>{order.username}</bdi>
            </p>
          )}
          <PhoneLine number={order.phone} />
          {address && order.delivery_type === 'delivery' && (
            <p>
              <bdi>{address.address}</bdi>
              {doorWords(address, t).map((part) => (
                <span key={part}>
                  {'\u00A0· '}
                  {part}
                </span>
              ))}
            </p>
          )}
        </dd>
      </div>
      {payment && (
        <div>
          <dt>{t('receipt.payment')}</dt>
          <dd>
            <p className="strong">{transaction.source ?? method}</p>
            <p>{orderPaymentWords(order, { language: i18n.language, t })}</p>
          </dd>
        </div>
      )}
    </dl>
  );
}

type OrderReceiptProps = Readonly<{
  order: OrderDto;
  lines: readonly OrderLineView[];
  /** Distances are shown in miles. */
  unit: 'mi' | undefined;
  /** Who runs the site: name, address and number; not there: not said. */
  legal: string | undefined;
}>;

/** An order as a receipt: who sold what to whom, when, for how much and how it was paid. Made for paper. */
function OrderReceipt({ legal, lines, order, unit }: OrderReceiptProps) {
  const { i18n, t } = useTranslation([
    'date',
    'dish',
    'group',
    'order',
    'sums',
  ]);
  const { contained_taxes: taxes, currency, shop } = order;
  const words = { t, language: i18n.language };
  const when = t('orders.when', {
    day: t('date.full', calendarWords(order.created_at, shop.timezone, t)),
    time: formatTime(order.created_at, shop.timezone),
  });
  return (
    <article className={styles.receipt}>
      <div className={styles.shop}>
        <p className={styles.shopName}>{shop.title}</p>
        {shop.address && <p>{shop.address}</p>}
        <PhoneLine number={shop.phone} />
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('group.receipt.short')}</h1>
        <p className={styles.number}>{t('order.number', { id: order.id })}</p>
        {order.delivery_type === 'pickup' && order.number_of_day !== null && (
          <p className={styles.number}>
            {t('order.dayNumber', { number: order.number_of_day })}
          </p>
        )}
        <time className={styles.when} dateTime={order.created_at}>
          {when}
        </time>
      </header>
      <ReceiptPeople order={order} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.quantity}>
              {quantityOf(line.quantity, line.unit, words)}
            </span>
            <div className="narrow breaks">
              <p className="strong">
                {line.leftOut ? <s>{line.title}</s> : line.title}
              </p>
              {line.leftOut && <p>{t('order.soldOut.line')}</p>}
              {line.options && <p className="fine">{line.options}</p>}
              {line.without && (
                <p>
                  <s>{line.without}</s> {t('order.soldOut.line')}
                </p>
              )}
              {line.note && <p className="fine">{line.note}</p>}
            </div>
            <span className={styles.price}>
              {line.leftOut ? (
                <s>
                  <Price amount={line.total} currency={currency} />
                </s>
              ) : line.bonus ? (
                t('sums.free')
              ) : (
                <Price amount={line.total} currency={currency} />
              )}
              {!line.bonus &&
                !line.leftOut &&
                line.listTotal !== line.total && (
                  <s className="soft t13">
                    <span className="sr-only">{t('price.was')}</span>
                    <Price amount={line.listTotal} currency={currency} />
                  </s>
                )}
            </span>
          </li>
        ))}
      </ul>
      <PriceSums
        className={styles.sums}
        story={orderStory(order)}
        distance={order.distance}
        unit={unit}
        currency={currency}
      />
      {order.coupon && (
        <p className={styles.fact}>
          <span>{t('sums.coupon')}</span>
          <bdi>{order.coupon.name}</bdi>
        </p>
      )}
      {taxes?.map(({ amount, percent }) => (
        <p key={percent} className={styles.fact}>
          <span>
            {percent === null
              ? t('receipt.contained')
              : t('receipt.containedRate', {
                  percent: percentText(percent, i18n.language),
                })}
          </span>
          <Price amount={amount} currency={currency} />
        </p>
      ))}
      {legal && (
        <p className={styles.legal}>
          <bdi>{legal}</bdi>
        </p>
      )}
    </article>
  );
}

function Receipt({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation(['group', 'sums']);
  const { lines } = useOrderLines(order);
  const { brand, unit } = useShell();
  return (
    <div className={styles.page}>
      <OrderReceipt
        order={order}
        lines={lines}
        unit={unit}
        legal={brand?.legal}
      />
      <div className={styles.actions}>
        <Button
          className={styles.print}
          variant="secondary"
          icon={<Printer size={20} />}
          onClick={() => window.print()}
        >
          {t('group.receipt.print')}
        </Button>
        <LinkButton variant="line" href={routes.order(order.id)}>
          {t('receipt.back')}
        </LinkButton>
      </div>
    </div>
  );
}

/** /orders/{id}/receipt: all of an order on one sheet of paper. */
export function OrderReceiptContainer({ id }: Readonly<{ id: number }>) {
  const { error, order, refetch } = useOrder(id);
  if (!order)
    return (
      <OrderMissing isFailed={error !== null} onRetry={() => void refetch()} />
    );
  return <Receipt order={order} />;
}
