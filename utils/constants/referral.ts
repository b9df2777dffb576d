/** What the inviter and the invited get where the operator has not said: minor units of the default currency. */
export const REFERRAL_DEFAULTS = { priceMinor: 500, monthMost: 50 } as const;

/** The program's private settings, as a new site begins with them. */
export const REFERRAL_BASICS = {
  /** What the inviter earns, minor units of the default currency. */
  referral_price_from: String(REFERRAL_DEFAULTS.priceMinor),
  /** What the invited gets, in the same. */
  referral_price_to: String(REFERRAL_DEFAULTS.priceMinor),
  /** The last day (2027-01-31, to its end in UTC) or moment of the program; empty: no end. */
  referral_until: '',
  /** How many people a month one person earns by; `0`: by nobody. */
  referral_month_most: String(REFERRAL_DEFAULTS.monthMost),
  /** A picture of the page: a path of this site or a web address. */
  referral_img: '',
} as const;
