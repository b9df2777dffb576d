import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ShopEditDto } from '@/server/contracts/application/shop';
import { WEEK } from '@/utils/application/week';
import { paymentTitle } from '@/utils/payment/payment-tags';
import { localeInfo, isLocale } from '@/utils/i18n/locales';
import styles from './my-shop.module.css';

type Change = ShopEditDto['changes'][number];

const FIELDS: Readonly<Record<string, ParseKeys>> = {
  title: 'seller.name',
  description: 'seller.description',
  address: 'myShop.address',
  logo_img: 'seller.logo',
  background_img: 'seller.cover',
  gallery: 'myShop.gallery',
  categories: 'seller.categories',
  phone: 'legal.phone',
  location: 'seller.kitchen',
  zone: 'seller.zone.area',
  hours: 'shop.about.hours',
  closed_days: 'shop.about.closedDates',
  min_amount: 'shop.about.minimum',
  price: 'shop.about.start',
  price_per_km: 'shop.about.perKm',
  small_order_fee: 'sums.smallOrderFee',
  free_delivery_from: 'myShop.freeFrom',
  tax_percent: 'sums.tax',
  service_fee_percent: 'sums.service',
  delivery_minutes_from: 'myShop.minutes.from',
  delivery_minutes_to: 'myShop.minutes.to',
  accept_minutes: 'myShop.accept',
  payments: 'shop.about.payment',
  branches: 'shop.about.branches',
  timezone: 'myShop.timezone',
  owner: 'myShop.owner',
  open: 'myShop.open',
};

/** Their values are addresses and numbers that say nothing to a reader. */
const UNTOLD = ['logo_img', 'background_img', 'owner'];

function useFieldName() {
  const { t } = useTranslation();
  return (field: string): string => {
    const [first = '', second = '', third = ''] = field.split('.');
    if (first === 'translations' && isLocale(second)) {
      const key = FIELDS[third];
      return `${key ? t(key) : third} (${localeInfo(second).title})`;
    }
    const key = FIELDS[first];
    const day = WEEK.find((each) => each === second);
    const name = key ? t(key) : field;
    return first === 'hours' && day ? `${name}, ${t(`date.${day}`)}` : name;
  };
}

function useValueText() {
  const { t } = useTranslation();
  return (field: string, value: Change['old']): string => {
    if (value === null || value === '') return '–';
    if (field !== 'payments') return String(value);
    return String(value)
      .split(', ')
      .map((tag) => {
        const key = paymentTitle(tag);
        return key ? t(key) : tag;
      })
      .join(', ');
  };
}

/** What was changed, a line for each field: what it was, and what it is. */
export function ChangeLines({
  changes,
}: Readonly<{ changes: readonly Change[] }>) {
  const nameOf = useFieldName();
  const textOf = useValueText();
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, new: is, old: was }) => (
        <li key={field}>
          <b>{nameOf(field)}</b>
          {!UNTOLD.includes(field) && (
            <>
              {': '}
              <del dir="auto">{textOf(field, was)}</del>{' '}
              <span className="flip" aria-hidden="true">
                →
              </span>{' '}
              <ins dir="auto">{textOf(field, is)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
