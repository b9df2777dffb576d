import Link from 'next/link';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { Price } from '@/components/money/price/price';
import { Panel } from '@/components/ui/panel/panel';
import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import type { MoneyCurrency } from '@/utils/money/money';
import { routes } from '@/utils/shell/routes';
import styles from './receipt-shares.module.css';

type ReceiptSharesProps = Readonly<{
  members: ReceiptDto['members'];
  currency: MoneyCurrency;
  /** Whose receipt is shown already. */
  own: string | null;
}>;

/** What each of the group pays, with the way to their receipts; they add up to the order's total. */
export function ReceiptShares({ currency, members, own }: ReceiptSharesProps) {
  const { t } = useTranslation('group');
  return (
    <Panel title={t('group.shares')}>
      <ul className={styles.shares}>
        {members.map(({ name, total, uuid }, place) => (
          <li key={uuid} className={styles.share}>
            <PersonMark name={name} place={place} size="s" />
            {uuid === own ? (
              <bdi className={styles.name}>{name}</bdi>
            ) : (
              <Link
                className={styles.name}
                href={routes.receipt(uuid)}
                prefetch={false}
              >
                <bdi>{name}</bdi>
              </Link>
            )}
            <Price
              amount={total}
              currency={currency}
              className={styles.total}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
