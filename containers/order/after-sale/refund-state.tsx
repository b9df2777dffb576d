import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/components/ui/panel/panel';
import type { RefundDto } from '@/server/contracts/order/after-sale';
import { clsx as cx } from 'clsx';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './after-sale.module.css';

const ICONS = { pending: Clock, approved: CircleCheck, rejected: CircleX };

type RefundStateProps = Readonly<{
  refund: RefundDto;
  currency: MoneyCurrency;
}>;

/** What became of a refund, with the operator's answer. */
export function RefundState({ currency, refund }: RefundStateProps) {
  const { t, i18n } = useTranslation();
  const { answer, price, status } = refund;
  const amount = moneyText(price, currency, i18n.language);
  const Icon = ICONS[status];
  const text = {
    pending: t('refund.pendingText', { amount }),
    approved: t('refund.approvedText', { amount }),
    rejected: null,
  }[status];
  return (
    <Panel>
      <div role="status" className={styles.stateRow}>
        <Icon
          className={cx(styles.stateIcon, styles[status])}
          size={24}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <div className={styles.stateWords}>
          <p className={styles.stateTitle}>{t(`refund.${status}`)}</p>
          {text && <p>{text}</p>}
          {answer && <p className={styles.answer}>{answer}</p>}
        </div>
      </div>
    </Panel>
  );
}
