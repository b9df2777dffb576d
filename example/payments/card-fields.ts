export interface CardValues {
  readonly number: string;
  readonly expires: string;
  readonly cvc: string;
}

/** A key of the texts. */
export type CardFault = `sandbox.${keyof CardValues}.wrong`;

type CardFaults = Partial<Record<keyof CardValues, CardFault>>;

const FIELDS = ['number', 'expires', 'cvc'] as const;

/** The fault of each of these fields; names of no field are passed over. */
export const faultsAt = (names: readonly string[]): CardFaults =>
  Object.fromEntries(
    FIELDS.filter((field) => names.includes(field)).map((field) => [
      field,
      `sandbox.${field}.wrong`,
    ]),
  );

const digitsOf = (text: string, most: number): string =>
  text.replaceAll(/\D/g, '').slice(0, most);

/** `4242 4242 4242 4242` of whatever was typed or pasted. */
export function cardNumberText(text: string): string {
  return digitsOf(text, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether the check digit of a card's number is right (ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text, 20);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether `MM/YY` is a month. */
function isExpiry(text: string): boolean {
  return /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(text.trim());
}

/** Month and year of a card that is good for two years more. */
export function freshExpiry(now: Date): string {
  const year = (now.getUTCFullYear() + 2) % 100;
  return `12/${String(year).padStart(2, '0')}`;
}

/** What of a card can't be one, by field. Whether it is good, and until when, its bank decides. */
export function cardFaults({ cvc, expires, number }: CardValues): CardFaults {
  const isRight = {
    number: isCardNumber(number),
    expires: isExpiry(expires),
    cvc: /^\s*\d{3,4}\s*$/.test(cvc),
  };
  return faultsAt(FIELDS.filter((field) => !isRight[field]));
}
