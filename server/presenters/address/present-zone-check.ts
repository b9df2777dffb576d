import { chargedFee } from '@/utils/money/shop-terms';
import { feeTerms } from '@/utils/money/fee-step';
import { toDecimal } from '@/utils/money/money';
import type { deliveryTo } from '@/server/domain/catalogue/view-shop';
import type { AnswerTerms } from '@/server/presenters/shop/present-shop';

/** How far a delivery is, what it costs in the asked currency and how long it takes. */
export function presentZoneCheck(
  { distanceKm, eta, feeMinor }: ReturnType<typeof deliveryTo>,
  { currency }: Pick<AnswerTerms, 'currency'>,
): {
  distance: number;
  delivery_fee: number;
  eta: { from: number; to: number };
} {
  return {
    distance: distanceKm,
    delivery_fee: toDecimal(chargedFee(feeMinor, feeTerms(currency))),
    eta: { ...eta },
  };
}
