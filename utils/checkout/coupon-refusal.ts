/** What of a failed call says that a promo code was refused; services/http/api-error has it. */
interface CouponFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const CODES = ['ERROR_249', 'ERROR_250', 'ERROR_251'];

/** Why the code was not taken, in the server's words; null: the call failed for another reason, or not at all. */
export function couponRefusal(
  failure: CouponFailure | undefined,
): string | null {
  if (failure?.status !== 400) return null;
  const { code, fields, message } = failure;
  const words = fields.coupon?.[0];
  if (words === undefined && !CODES.includes(code)) return null;
  return words || message;
}
