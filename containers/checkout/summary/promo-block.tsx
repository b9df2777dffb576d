import { useTranslation } from 'react-i18next';
import { PromoField } from '@/components/checkout/promo-field/promo-field';
import { useShell } from '@/contexts/shell-context';
import type { PromoState } from '@/hooks/checkout/use-quote';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import {
  type QuotedCoupon,
  quotedCoupon,
} from '@/utils/checkout/quoted-coupon';
import { moneyText } from '@/utils/money/money-text';
import { percentText } from '@/utils/money/number-separators';

type PromoBlockProps = Readonly<{
  quote: QuoteDto | null;
  promo: PromoState;
  value: string;
  onChange: (code: string) => void;
}>;

/** The promo code of the order, with what it gives once it is taken. */
export function PromoBlock({ onChange, promo, quote, value }: PromoBlockProps) {
  const { t } = useTranslation();
  const { currency, lang } = useShell();
  const coupon = quote && quotedCoupon(quote);
  function givesOf({ for: of, price, type }: QuotedCoupon): string {
    const off =
      type === 'percent'
        ? percentText(price, lang)
        : moneyText(price, currency, lang);
    if (of === 'delivery_fee' && type === 'percent' && price >= 100)
      return t('shopCard.free');
    return of === 'delivery_fee'
      ? t('checkout.promo.offDelivery', { value: off })
      : t('checkout.promo.off', { value: off });
  }
  return (
    <PromoField
      value={value}
      onChange={onChange}
      kind={promo.kind}
      message={promo.message}
      name={coupon?.name ?? value.trim()}
      gives={coupon ? givesOf(coupon) : ''}
      onCheck={promo.check}
    />
  );
}
