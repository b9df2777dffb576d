import { useTranslation } from '@/utils/i18n/use-translation';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { Price } from '@/components/money/price/price';
import {
  OrderLines,
  type OrderLine,
} from '@/components/order/order-lines/order-lines';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './lines-by-member.module.css';

/** What one member ordered. */
export type MemberPart = Readonly<{
  key: string;
  name: string;
  isMe: boolean;
  /** Where they stand among all, which gives them their colour; their place in this list when absent. */
  place?: number;
  lines: readonly OrderLine[];
  /** All they pay; null: not shared out yet. */
  total: number | null;
}>;

type LinesByMemberProps = Readonly<{
  parts: readonly MemberPart[];
  currency: MoneyCurrency;
}>;

/** The lines of a group's order, by who ordered them; each with what they pay. */
export function LinesByMember({ currency, parts }: LinesByMemberProps) {
  const { t } = useTranslation('group');
  return (
    <ul aria-label={t('group.members')}>
      {parts.map(({ isMe, key, lines, name, place, total }, index) => (
        <li key={key} className={styles.part}>
          <p className={styles.head}>
            <PersonMark name={name} place={place ?? index} size="s" />
            <bdi className={styles.name}>
              {isMe ? t('group.you', { name }) : name}
            </bdi>
            {total !== null && (
              <Price
                amount={total}
                currency={currency}
                className={styles.total}
              />
            )}
          </p>
          {lines.length > 0 ? (
            <OrderLines lines={lines} currency={currency} />
          ) : (
            <p className={styles.none}>{t('group.nothingYet')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
