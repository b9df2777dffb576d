import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { type Term, TermList } from '@/components/shop/term-list/term-list';
import { WeekHours } from '@/components/shop/week-hours/week-hours';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import { phoneText } from '@/utils/account/phone-text';
import { distanceText } from '@/utils/address/distance-text';
import { monthName } from '@/utils/i18n/date-words';
import { moneyText } from '@/utils/money/money-text';
import { percentText } from '@/utils/money/number-separators';
import { paymentTitle } from '@/utils/payment/payment-tags';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-info.module.css';

/** What a delivery costs and from when on, as far as the shop asks for it. */
function useDeliveryTerms(shop: ShopView): Term[] {
  const { t, i18n } = useTranslation(['dish', 'shop']);
  const { currency } = useShell();
  const { language } = i18n;
  const money = (amount: number) => moneyText(amount, currency, language);
  const term = (key: string, name: string, value: string | null): Term[] =>
    value === null ? [] : [{ key, name, value }];
  const amount = (value: number | null) =>
    value === null || value <= 0 ? null : money(value);
  const percent = (value: number) =>
    value > 0 ? percentText(value, language) : null;
  const km = shop.distance;
  // what the house asks of each order comes beside the shop's part
  const houseFee = Number(useSettings().service_fee ?? 0) * currency.rate;
  const service = [percent(shop.serviceFeePercent), amount(houseFee)];
  return [
    ...term(
      'start',
      t('shop.about.start'),
      amount(shop.deliveryFrom) ?? t('sums.free'),
    ),
    ...term('km', t('shop.about.perKm'), amount(shop.deliveryPerKm)),
    ...term('free', t('shop.about.freeFrom'), amount(shop.freeDeliveryFrom)),
    ...term('minimum', t('shop.about.minimum'), amount(shop.minAmount)),
    ...term('small', t('sums.smallOrderFee'), amount(shop.smallOrderFee)),
    ...term(
      'service',
      t('sums.service'),
      service.filter(Boolean).join(' + ') || null,
    ),
    ...term('tax', t('sums.tax'), percent(shop.taxPercent)),
    ...term(
      'distance',
      t('shop.about.distance'),
      km === null ? null : distanceText(km, { t, language }, shop.unit),
    ),
  ];
}

type PartProps = Readonly<{
  title: string;
  className?: string;
  children: ReactNode;
}>;

/** One matter of a shop under its own small heading. */
export function AboutPart({ children, className, title }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

type ShopProps = Readonly<{ shop: ShopView }>;

/** What it is, in words and tags. */
export function AboutWords({ shop }: ShopProps) {
  const { description, kinds, tags } = shop;
  const names = [...new Set([...kinds, ...tags])];
  return (
    <>
      {description && <p className={styles.text}>{description}</p>}
      {names.length > 0 && (
        <ul className={cx('wraps', styles.below)}>
          {names.map((name) => (
            <li key={name} className={styles.tag}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ClosedDates({ dates }: Readonly<{ dates: readonly string[] }>) {
  const { t } = useTranslation(['date', 'shop']);
  const words = dates.map((date) => {
    const [, month = 1, day] = date.split('-').map(Number);
    return t('date.dayMonth', { day, month: monthName(month, t) });
  });
  return (
    <p className={styles.note}>
      {t('shop.about.closedDates')}: {words.join(t('list.separator'))}
    </p>
  );
}

/** The week, and the days off ahead. */
export function AboutHours({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { closedDates, today, week } = shop;
  const title = t('shop.about.hours');
  return (
    <AboutPart title={title}>
      <WeekHours week={week} today={today} label={title} />
      {closedDates.length > 0 && <ClosedDates dates={closedDates} />}
    </AboutPart>
  );
}

/** Where it is and how to reach it. */
export function AboutContact({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { address, phone } = shop;
  if (!address && !phone) return null;
  return (
    <AboutPart title={t('shop.about.contact')}>
      <address className={styles.address}>
        {address && <span>{address}</span>}
        {phone && (
          <a className={styles.phone} href={`tel:${phone.replace(/\s/g, '')}`}>
            <bdi dir="ltr">{phoneText(phone)}</bdi>
          </a>
        )}
      </address>
    </AboutPart>
  );
}

/** What a delivery costs. */
export function AboutDelivery({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const terms = useDeliveryTerms(shop);
  return (
    <AboutPart title={t('shop.about.delivery')}>
      <TermList terms={terms} />
    </AboutPart>
  );
}

/** How one can pay. */
export function AboutPayment({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { payments } = shop;
  if (payments.length === 0) return null;
  return (
    <AboutPart title={t('shop.about.payment')}>
      <p className={styles.text}>
        {payments
          .map(({ tag, title }) => {
            const key = paymentTitle(tag);
            return key ? t(key) : title;
          })
          .join(t('list.separator'))}
      </p>
    </AboutPart>
  );
}
