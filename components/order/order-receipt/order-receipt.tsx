import { useTranslation } from 'react-i18next';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { Price } from '@/components/money/price/price';
import type { OrderDto } from '@/server/contracts/order/order';
import { quantityOf } from '@/utils/cart/quantity-text';
import { calendarWords, formatTime } from '@/utils/i18n/dates';
import type { OrderLineView } from '@/utils/order/order-view';
import { percentText } from '@/utils/money/number-separators';
import { orderStory } from '@/utils/order/order-story';
import { PhoneLine, ReceiptPeople } from './receipt-people';
import styles from './order-receipt.module.css';

type OrderReceiptProps = Readonly<{
  order: OrderDto;
  lines: readonly OrderLineView[];
  /** Distances are shown in miles. */
  unit: 'mi' | undefined;
  /** Who runs the site: name, address and number; not there: not said. */
  legal: string | undefined;
}>;

/** An order as a receipt: who sold what to whom, when, for how much and how it was paid. Made for paper. */
export function OrderReceipt({ legal, lines, order, unit }: OrderReceiptProps) {
  const { i18n, t } = useTranslation();
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
            <div className={styles.words}>
              <p className={styles.name}>
                {line.leftOut ? <s>{line.title}</s> : line.title}
              </p>
              {line.leftOut && <p>{t('order.soldOut.line')}</p>}
              {line.options && <p className={styles.soft}>{line.options}</p>}
              {line.without && (
                <p>
                  <s>{line.without}</s> {t('order.soldOut.line')}
                </p>
              )}
              {line.note && <p className={styles.soft}>{line.note}</p>}
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
                  <s className={styles.was}>
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
