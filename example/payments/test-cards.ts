import { isCardNumber } from './card-fields';
import type { SandboxCard, SandboxTestCard } from './sandbox-types';
import { badFields } from '@/server/errors';

/** What the sandbox's cards do; every other good number is declined. */
export const TEST_CARDS: readonly SandboxTestCard[] = [
  { number: '4242424242424242', does: 'success' },
  { number: '4000000000000002', does: 'decline' },
  { number: '4000000000003220', does: 'challenge' },
  { number: '4000000000000259', does: 'timeout_success' },
  { number: '4000000000000341', does: 'timeout_failure' },
  { number: '4000000000001976', does: 'late_webhook' },
  { number: '4000000000005126', does: 'duplicate_webhooks' },
  { number: '4000000000007726', does: 'reordered_webhooks' },
];

/** Whether a card may be used in this month: "MM/YY", also "MM / YYYY". */
function isUnexpired(expires: string, now: Date): boolean {
  const [, month = '', year = ''] =
    /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(expires.trim()) ?? [];
  if (!month) return false;
  const firstInvalid = Date.UTC(2000 + Number(year), Number(month), 1);
  return +now < firstInvalid;
}

/** The card's digits. Throws bad_request with params for a number, date or code that can't be a card's. */
export function checkedNumber(card: SandboxCard, now: Date): string {
  const number = card.number.replace(/[\s-]/g, '');
  const faults = {
    // digits alone: isCardNumber looks past what is typed between them
    number: !/^\d{13,19}$/.test(number) || !isCardNumber(number),
    expires: !isUnexpired(card.expires, now),
    cvc: !/^\d{3,4}$/.test(card.cvc),
  };
  const fields = Object.fromEntries(
    Object.entries(faults)
      .filter(([, isWrong]) => isWrong)
      .map(([field]) => [field, ['validation.invalid']]),
  );
  if (Object.keys(fields).length) throw badFields(fields);
  return number;
}

/** What a number makes happen. */
export function effectOf(number: string): SandboxTestCard['does'] {
  return TEST_CARDS.find((card) => card.number === number)?.does ?? 'decline';
}
