import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AmountPicker } from '@/components/wallet/amount-picker/amount-picker';
import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Panel } from '@/components/ui/panel/panel';
import { Price } from '@/components/money/price/price';
import { buttonClass } from '@/components/ui/button/button-class';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useTopUp } from '@/hooks/wallet/use-top-up';
import { FORMS } from '@/utils/constants/forms';
import { moneyText } from '@/utils/money/money-text';
import styles from './wallet.module.css';

/** Money into the wallet by card, on the provider's page. */
export function WalletTopUp() {
  const { t } = useTranslation();
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
          <CreditCard size={20} strokeWidth={1.75} aria-hidden="true" />
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
