import { Coins, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Price } from '@/components/money/price/price';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './limit-row.module.css';

type LimitRowProps = Readonly<{
  limit: number | null;
  currency: MoneyCurrency;
  onChange: () => void;
}>;

/** The most that each may order for, and the way to change it. */
export function LimitRow({ currency, limit, onChange }: LimitRowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <Coins size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>{t('group.limit.title')}</span>
      <b className={styles.value}>
        {limit === null ? (
          t('group.limit.none')
        ) : (
          <Price amount={limit} currency={currency} />
        )}
      </b>
      <IconButton
        className={styles.change}
        label={t('group.limit.change')}
        aria-haspopup="dialog"
        icon={<Pencil size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onChange}
      />
    </div>
  );
}
