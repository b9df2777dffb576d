/** The parameter of any page's address, and the cookie that keeps it for who registers later. */
export const REFERRAL_PARAMETER = 'referral_code';
export const REFERRAL_COOKIE = 'referral_code';
export const REFERRAL_COOKIE_SECONDS = 30 * 24 * 60 * 60;

const CODE = /^[A-Z0-9]{4,20}$/;

/**
 * A person's code as it is stored, from what was typed or stands in an address: trimmed, in capitals. Null for
 * anything that cannot be one, so that it may stand in a cookie, an address and a form as it is.
 */
export function parseReferralCode(value: unknown): string | null {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string' || text.length > 50) return null;
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
