import { clsx as cx } from 'clsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PaymentIcon } from '@/components/checkout/payment-icon/payment-icon';
import { ChoiceTile } from '@/components/form/choice-tile/choice-tile';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextField } from '@/components/form/text-field/text-field';
import { Price } from '@/components/money/price/price';
import { RetryButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { useShell } from '@/contexts/shell-context';
import { usePaymentChoices } from '@/hooks/checkout/use-checkout';
import { chargedAmount } from '@/utils/checkout/checkout-form';
import {
  percentTip,
  TIP_CHOICES,
  type TipChoice,
} from '@/utils/checkout/tip-choice';
import { currencySign } from '@/utils/money/money';
import { percentText, separatorsOf } from '@/utils/money/number-separators';
import {
  isPayable,
  isUnpayable,
  isWalletShort,
  type PaymentChoice,
} from '@/utils/payment/payment-choices';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { paymentTitle } from '@/utils/payment/payment-tags';
import { useCheckout } from './checkout-context';
import styles from './checkout.module.css';

type UnpayableProps = Readonly<{ isFailed: boolean; onRetry: () => void }>;

/** Nothing to choose from: the shop takes nothing that works, or it is not known. */
function Unpayable({ isFailed, onRetry }: UnpayableProps) {
  const { t } = useTranslation('checkout');
  if (!isFailed) return <NoticeBox title={t('checkout.pay.none')} />;
  return (
    <NoticeBox title={t('checkout.pay.failed')}>
      <RetryButton variant="secondary" size="s" onClick={onRetry} />
    </NoticeBox>
  );
}

/** Tips from here on need wide tiles: 10,000.00. */
const LONG_FROM = 100;

/** "None", "10%" over "$1.90", "Other". */
function TipWords({
  choice,
  goods,
}: Readonly<{ choice: TipChoice; goods: number }>) {
  const { i18n, t } = useTranslation('checkout');
  const { currency } = useShell();
  if (choice === 0) return t('checkout.tip.none');
  if (choice === 'other') return t('checkout.tip.other');
  return (
    <span className={styles.part}>
      {percentText(Number.parseInt(choice, 10), i18n.language)}{' '}
      <Price
        amount={percentTip(choice, goods, currency)}
        currency={currency}
        className={styles.amount}
      />
    </span>
  );
}

/** Thanks for the courier: none, a part of the goods with what it comes to, or another amount. */
function TipPicker() {
  const { i18n, t } = useTranslation('checkout');
  const { currency } = useShell();
  const name = useId();
  const { cart, form } = useCheckout();
  const { change, errors, values } = form;
  const { otherTip, tip } = values;
  const goods = cart.total_price;
  const isLong = percentTip('15%', goods) >= LONG_FROM;
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-note`}>
      <legend className={styles.tipTitle}>{t('checkout.tip.title')}</legend>
      <p id={`${name}-note`} className={styles.note}>
        {t('checkout.tip.text')}
      </p>
      <div className={cx(styles.tips, isLong && styles.long)}>
        {TIP_CHOICES.map((choice) => (
          <ChoiceTile
            key={choice}
            look="filled"
            name={name}
            value={String(choice)}
            checked={tip === choice}
            onChange={() => change({ tip: choice })}
          >
            <TipWords choice={choice} goods={goods} />
          </ChoiceTile>
        ))}
      </div>
      {tip === 'other' && (
        <TextField
          label={t('checkout.tip.amount')}
          name="otherTip"
          value={otherTip}
          onChange={(event) => change({ otherTip: event.target.value })}
          onBlur={() => {
            const charged = chargedAmount(otherTip, currency);
            if (charged !== otherTip) change({ otherTip: charged });
          }}
          error={errors.otherTip}
          inputMode="decimal"
          autoComplete="off"
          ltr
          {...currencySign(currency, separatorsOf(i18n.language))}
          className={styles.tipOther}
        />
      )}
    </fieldset>
  );
}

/**
 * The ways to pay, of which the chosen one is kept possible. The one of the last order is chosen at first, else the only
 * one that works; a wallet that no longer reaches is let go of, and then the customer is asked.
 */
function usePayment() {
  const { form, quotes, shop } = useCheckout();
  const { change, values } = form;
  const payments = usePaymentChoices(shop);
  const total = quotes.quote?.total_price ?? null;
  const { balance, choices, last } = payments;
  const isOffered = useRef(false);
  const usable = choices.filter((way) => isPayable(way, balance, total));
  const only = usable.length === 1 ? usable[0] : undefined;
  const wish = (usable.find(({ id }) => id === last) ?? only)?.id ?? null;
  const { paymentId } = values;
  const isGone = isUnpayable(paymentId, payments, total);
  const choose = useEffectEvent((id: number | null) => {
    if (id !== null && (isOffered.current || paymentId !== null)) return;
    if (id !== null) isOffered.current = true;
    change({ paymentId: id });
  });
  useEffect(() => {
    if (wish !== null) choose(wish);
  }, [wish]);
  useEffect(() => {
    if (isGone) choose(null);
  }, [isGone]);
  return { ...payments, isShort: isWalletShort(balance, total) };
}

/** How it is paid, and the courier's tip. */
export function PayBlock() {
  const { t } = useTranslation('checkout');
  const { currency } = useShell();
  const name = useId();
  const { change, errors, values } = useCheckout().form;
  const { balance, choices, isFailed, isShort, retry } = usePayment();

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
        <Unpayable isFailed={isFailed} onRetry={retry} />
      ) : (
        <fieldset
          className={styles.pair}
          data-blocked={errors.paymentId ? true : undefined}
          aria-describedby={errors.paymentId ? `${name}-error` : undefined}
        >
          <legend className="sr-only">{t('checkout.pay')}</legend>
          {choices.map((choice) => {
            const { id, tag, title, usesWallet } = choice;
            const titleKey = paymentTitle(tag);
            return (
              <PickCard
                key={id}
                name={name}
                value={String(id)}
                checked={values.paymentId === id}
                onChange={() => change({ paymentId: id })}
                disabled={usesWallet && isShort}
                icon={
                  <span
                    className={cx(styles.art, styles[paymentFacts(tag).icon])}
                  >
                    <PaymentIcon tag={tag} />
                  </span>
                }
                title={titleKey ? t(titleKey) : title}
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
      {values.type === 'delivery' && <TipPicker />}
    </NumberedBlock>
  );
}
