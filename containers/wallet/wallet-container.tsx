import { clsx as cx } from 'clsx';
import { CircleCheck, CreditCard, Wallet } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { Price } from '@/components/money/price/price';
import { CheckingNotice } from '@/components/payment/checking-notice/checking-notice';
import {
  Button,
  buttonClass,
  RetryButton,
} from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { AmountPicker } from '@/components/wallet/amount-picker/amount-picker';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useTopUp } from '@/hooks/wallet/use-top-up';
import { useTopUpReturn } from '@/hooks/wallet/use-top-up-return';
import { useCanTopUp, useWallet } from '@/hooks/wallet/use-wallet';
import type { WalletSummaryDto } from '@/server/contracts/wallet';
import { FORMS } from '@/utils/constants/forms';
import { GAP } from '@/utils/i18n/words';
import { moneyText } from '@/utils/money/money-text';
import { walletFlowOf } from '@/utils/wallet/wallet-flow';
import { WalletHistory } from './wallet-history';
import balanceStyles from './balance-card.module.css';
import styles from './wallet.module.css';

/** What is in the wallet, what came and went this month, and what it is for. */
function BalanceCard({ wallet }: Readonly<{ wallet: WalletSummaryDto }>) {
  const { t } = useTranslation(['checkout', 'wallet']);
  const { currency } = useShell();
  const { month_added: added, month_spent: spent, price: balance } = wallet;
  return (
    <section
      className={balanceStyles.card}
      aria-label={t('checkout.pay.balance')}
    >
      <p className={balanceStyles.label}>
        <Wallet size={20} />
        {t('checkout.pay.balance')}
      </p>
      <p className={balanceStyles.balance}>
        <Price amount={balance} currency={currency} />
      </p>
      <dl className={balanceStyles.month}>
        <div>
          <dt>{t('wallet.added')}</dt>
          <dd>
            <Price amount={added} currency={currency} plus={added > 0} />
          </dd>
        </div>
        <div>
          <dt>{t('wallet.spent')}</dt>
          <dd>
            <Price amount={spent > 0 ? -spent : 0} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={balanceStyles.use}>{t('wallet.use')}</p>
    </section>
  );
}

/** Money into the wallet by card, on the provider's page. */
function WalletTopUp() {
  const { t } = useTranslation(['account-menu', 'checkout', 'order', 'wallet']);
  const { currency, lang } = useShell();
  const topUp = useTopUp();
  const { amounts, change, failure, field, formProps, isBusy, price, values } =
    topUp;
  const posted = usePostedForm();
  const page = posted?.form === FORMS.topUp && posted.values.url;
  if (page)
    return (
      <Panel title={t('wallet.topUp')}>
        <a className={buttonClass({ block: true }, false)} href={page}>
          {t('order.pay.now')}
        </a>
      </Panel>
    );
  return (
    <Panel title={t('wallet.topUp')} className={styles.topUp}>
      <Form {...formProps} className={styles.form}>
        {failure.message && <FormAlert>{failure.message}</FormAlert>}
        <AmountPicker
          name="amount"
          choices={amounts.choices}
          value={values.amount}
          onChange={(amount) => change({ amount })}
          currency={currency}
          other={field('other')}
          hint={t('wallet.topUp.limits', {
            min: moneyText(amounts.min, currency, lang),
            max: moneyText(amounts.max, currency, lang),
          })}
        />
        <p className={styles.card}>
          <CreditCard size={20} />
          <span>
            <b>{t('payment.card')}</b>
            <span className={styles.soft}>{t('checkout.pay.cardText')}</span>
          </span>
        </p>
        <Button type="submit" block loading={isBusy}>
          <span>
            {t('wallet.topUp')}
            {price !== null && ' '}
            {price !== null && <Price amount={price} currency={currency} />}
          </span>
        </Button>
      </Form>
    </Panel>
  );
}

/** What became of the top-up that the browser comes back from. */
function WalletReturn() {
  const { t } = useTranslation(['order', 'wallet']);
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
          <CircleCheck size={20} />
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

/** /wallet inside of the account's frame: the balance, adding to it, and everything that moved. */
export function WalletContainer() {
  const { t } = useTranslation('wallet');
  const { currency } = useShell();
  const { query } = useRouter();
  const { isFailed, retry, wallet } = useWallet();
  const canTopUp = useCanTopUp();
  return (
    <div>
      <WalletReturn />
      <div className={cx(styles.duo, canTopUp || styles.one)}>
        {wallet && <BalanceCard wallet={wallet} />}
        {!wallet &&
          (isFailed ? (
            <NoticeBox title={t('wallet.failed')}>
              <RetryButton variant="secondary" size="s" onClick={retry} />
            </NoticeBox>
          ) : (
            <SkeletonBlock className={styles.waiting} />
          ))}
        {canTopUp && <WalletTopUp key={currency.id} />}
      </div>
      <WalletHistory
        flow={walletFlowOf(query.type)}
        zone={wallet?.timezone ?? 'UTC'}
      />
    </div>
  );
}
