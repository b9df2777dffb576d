/** The storefront's own words for methods it knows. */
const TITLES = {
  card: 'payment.card',
  cash: 'payment.cash',
  wallet: 'payment.wallet',
} as const;

const isKnown = (tag: string): tag is keyof typeof TITLES =>
  Object.hasOwn(TITLES, tag);

/** The text key of a payment method's name; null for one that goes by its own title. */
export function paymentTitle(
  tag: string,
): (typeof TITLES)[keyof typeof TITLES] | null {
  return isKnown(tag) ? TITLES[tag] : null;
}
