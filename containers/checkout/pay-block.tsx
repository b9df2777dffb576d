import { Banknote, Wallet } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { NoticeBox } from '@/components/notice-box/notice-box';
import { NumberedBlock } from '@/components/numbered-block/numbered-block';
import { PickCard } from '@/components/pick-card/pick-card';
import { Price } from '@/components/price/price';
import { TipPicker } from '@/components/tip-picker/tip-picker';
import { useShell } from '@/contexts/shell-context';
import type { PaymentChoice, usePaymentChoices } from '@/hooks/use-checkout';
import { clsx as cx } from 'clsx';
import { tipChoices } from '@/utils/tip-choices';
import { fieldError } from '@/utils/i18n/field-error';
import type { CheckoutForm } from './use-checkout-form';
import { isWalletShort } from './wallet-short';
import styles from './checkout.module.css';

type PayBlockProps = Readonly<{
  form: CheckoutForm;
  payments: ReturnType<typeof usePaymentChoices>;
  /** Null: not known yet. */
  total: number | null;
}>;

const ICONS = { cash: Banknote, wallet: Wallet };

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

  function textOf(tag: PaymentChoice['tag']) {
    if (tag === 'cash')
      return t(
        values.type === 'pickup'
          ? 'checkout.pay.cashPickup'
          : 'checkout.pay.cashText',
      );
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
          {choices.map(({ id, tag }) => {
            const Icon = ICONS[tag];
            return (
              <PickCard
                key={id}
                name={name}
                value={String(id)}
                checked={values.paymentId === id}
                onChange={() => change({ paymentId: id })}
                disabled={tag === 'wallet' && isShort}
                icon={
                  <span className={cx(styles.art, styles[tag])}>
                    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                  </span>
                }
                title={t(`payment.${tag}`)}
                text={textOf(tag)}
              />
            );
          })}
        </fieldset>
      )}
      {errors.paymentId && (
        <p id={`${name}-error`} className={styles.error}>
          {fieldError(t, errors.paymentId)}
        </p>
      )}
      {values.type === 'delivery' && (
        <TipPicker
          choices={tipChoices(currency.rate)}
          currency={currency}
          value={values.tip}
          onChange={(tip) => change({ tip })}
          other={values.otherTip}
          onOtherChange={(otherTip) => change({ otherTip })}
          error={fieldError(t, errors.otherTip)}
        />
      )}
    </NumberedBlock>
  );
}
