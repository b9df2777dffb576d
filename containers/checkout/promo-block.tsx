import { BadgeCheck, Tag, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useShell } from '@/contexts/shell-context';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { moneyText } from '@/utils/money/money-text';
import { percentText } from '@/utils/money/number-separators';
import { useCheckout } from './checkout-context';
import styles from './checkout.module.css';

type QuotedCoupon = NonNullable<QuoteDto['coupon']>;

const icon = { size: 20 } as const;
const MAX_LENGTH = 100;

type AppliedProps = Readonly<{
  /** Its own spelling. */
  name: string;
  gives: string;
  takesFocus: boolean;
  onRemove: () => void;
}>;

function Applied({ gives, name, onRemove, takesFocus }: AppliedProps) {
  const { t } = useTranslation('checkout');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not the button: whoever still types, or presses Enter, must not take it away again.
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={row} role="status" tabIndex={-1} className={styles.applied}>
      <BadgeCheck {...icon} />
      <p className={styles.promoBlockWords}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {gives && <span>{gives}</span>}
      </p>
      <IconButton
        variant="plain"
        label={t('checkout.promo.remove', { name })}
        icon={<X {...icon} />}
        onClick={onRemove}
      />
    </div>
  );
}

/** What the code of a quote takes off, in words. */
function useGives() {
  const { t } = useTranslation('checkout');
  const { currency, lang } = useShell();
  return ({ for: of, price, type }: QuotedCoupon): string => {
    const isPercent = type === 'percent';
    const value = isPercent
      ? percentText(price, lang)
      : moneyText(price, currency, lang);
    if (of !== 'delivery_fee') return t('checkout.promo.off', { value });
    return isPercent && price >= 100
      ? t('shopCard.free')
      : t('checkout.promo.offDelivery', { value });
  };
}

/** A promo code: checked as it is typed, told at the field when it is refused; applied, a row that takes it away again. */
export function PromoBlock() {
  const { t } = useTranslation(['checkout', 'sums']);
  const { form, quotes } = useCheckout();
  const givesOf = useGives();
  const { kind, message, check: onCheck } = quotes.promo;
  const value = form.values.coupon;
  const onChange = (coupon: string) => form.change({ coupon });
  const coupon = quotes.quote?.coupon ?? null;
  const box = useRef<HTMLDivElement>(null);
  const [wasTyped, setTyped] = useState(false);
  const isRemoved = useRef(false);
  const input = () => box.current?.querySelector('input');
  const isApplied = kind === 'applied';
  useEffect(() => {
    if (isApplied || !isRemoved.current) return;
    isRemoved.current = false;
    input()?.focus();
  }, [isApplied]);

  const isRefused = kind === 'refused';
  useEffect(() => {
    // why it was refused stands below the field, where a bar may lie over it
    const field = box.current;
    if (isRefused && field?.contains(document.activeElement))
      field.scrollIntoView({ block: 'nearest' });
  }, [isRefused]);

  function check(): void {
    if (value.trim() === '') return input()?.focus();
    onCheck();
  }
  /** Enter checks the code: it is never an order. */
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    check();
  }
  if (isApplied)
    return (
      <Applied
        name={coupon?.name ?? value.trim()}
        gives={coupon ? givesOf(coupon) : ''}
        takesFocus={wasTyped}
        onRemove={() => {
          isRemoved.current = true;
          setTyped(false);
          onChange('');
        }}
      />
    );
  const isChecking = kind === 'checking';
  return (
    <div ref={box} className={styles.field}>
      <TextField
        name="coupon"
        label={t('sums.coupon')}
        labelHidden
        placeholder={t('sums.coupon')}
        start={<Tag {...icon} />}
        value={value}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => {
          setTyped(true);
          onChange(target.value);
        }}
        onKeyDown={handleKeyDown}
        error={kind === 'failed' ? t('error.offline') : isRefused && message}
        className={styles.code}
      />
      <Button
        variant="secondary"
        className={styles.apply}
        loading={isChecking}
        onClick={check}
      >
        {t('checkout.promo.apply')}
      </Button>
      <p role="status" className="sr-only">
        {isRefused && message}
      </p>
    </div>
  );
}
