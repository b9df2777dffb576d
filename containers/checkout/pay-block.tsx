import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { PaymentIcon } from '@/components/checkout/payment-icon/payment-icon';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { Price } from '@/components/money/price/price';
import { TipPicker } from '@/components/checkout/tip-picker/tip-picker';
import { useShell } from '@/contexts/shell-context';
import type { usePaymentChoices } from '@/hooks/checkout/use-checkout';
import { clsx as cx } from 'clsx';
import {
  isWalletShort,
  type PaymentChoice,
} from '@/utils/payment/payment-choices';
import { paymentFacts } from '@/utils/payment/payment-facts';
import type { CheckoutForm } from './use-checkout-form';
import styles from './checkout.module.css';

type PayBlockProps = Readonly<{
  form: CheckoutForm;
  payments: ReturnType<typeof usePaymentChoices>;
  /** Null: not known yet. */
  total: number | null;
}>;

type UnpayableProps = Readonly<{ isFailed: boolean; onRetry: () => void }>;

/** Nothing to choose from: the shop takes nothing that works, or it is not known. */
function Unpayable({ isFailed, onRetry }: UnpayableProps) {
  const { t } = useTranslation();
  if (!isFailed) return <NoticeBox title={t('checkout.pay.none')} />;
  return (
    <NoticeBox title={t('checkout.pay.failed')}>
      <Button variant="secondary" size="s" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </NoticeBox>
  );
}

/** How it is paid, and the courier's tip. */
export function PayBlock({ form, payments, total }: PayBlockProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const name = useId();
  const { change, errors, values } = form;
  const { balance, choices } = payments;
  const isShort = isWalletShort(balance, total);

  function textOf({ tag, usesWallet }: PaymentChoice) {
    const key = paymentFacts(tag).hint?.[values.type];
    if (!usesWallet) return key && t(key);
    return (
      <>
        {t('checkout.pay.balance')}{' '}
        <Price amount={balance} currency={currency} />
        {isShort && ` · ${t('checkout.pay.short')}`}
      </>
    );
  }

  return (
    <NumberedBlock number={5} title={t('checkout.pay')}>
      {choices.length === 0 ? (
        <Unpayable isFailed={payments.isFailed} onRetry={payments.retry} />
      ) : (
        <fieldset
          className={styles.pair}
          data-blocked={errors.paymentId ? true : undefined}
          aria-describedby={errors.paymentId ? `${name}-error` : undefined}
        >
          <legend className="sr-only">{t('checkout.pay')}</legend>
          {choices.map((choice) => {
            const { id, tag, title, usesWallet } = choice;
            const facts = paymentFacts(tag);
            return (
              <PickCard
                key={id}
                name={name}
                value={String(id)}
                checked={values.paymentId === id}
                onChange={() => change({ paymentId: id })}
                disabled={usesWallet && isShort}
                icon={
                  <span className={cx(styles.art, styles[facts.icon])}>
                    <PaymentIcon tag={tag} />
                  </span>
                }
                title={facts.title ? t(facts.title) : title}
                text={textOf(choice)}
              />
            );
          })}
        </fieldset>
      )}
      {errors.paymentId && (
        <p id={`${name}-error`} className={styles.error}>
          {errors.paymentId}
        </p>
      )}
      {values.type === 'delivery' && (
        <TipPicker
          goods={form.goods}
          currency={currency}
          value={values.tip}
          onChange={(tip) => change({ tip })}
          other={values.otherTip}
          onOtherChange={(otherTip) => change({ otherTip })}
          error={errors.otherTip}
        />
      )}
    </NumberedBlock>
  );
}
