import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CheckingNotice } from '@/components/payment/checking-notice/checking-notice';
import { Price } from '@/components/money/price/price';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { useTopUpReturn } from '@/hooks/wallet/use-top-up-return';
import { GAP } from '@/utils/i18n/words';
import styles from './wallet.module.css';

/** What became of the top-up that the browser comes back from. */
export function WalletReturn() {
  const { t } = useTranslation();
  const { again, currency, price, state } = useTopUpReturn();
  const [before, after] = t('wallet.return.paid', { amount: GAP }).split(GAP);
  if (state === null) return null;
  return (
    <div className={styles.return}>
      {state === 'checking' && <CheckingNotice />}
      {state === 'late' && <CheckingNotice onAgain={again} />}
      {state === 'failed' && (
        <NoticeBox
          title={t('order.pay.failed.title')}
          text={t('order.pay.failed.text')}
        />
      )}
      {state === 'paid' && (
        <p role="status" className={styles.paid}>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {before}
            <Price amount={price} currency={currency} />
            {after}
          </span>
        </p>
      )}
    </div>
  );
}
