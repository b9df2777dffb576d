import type { CheckoutAddress } from '@/utils/address/checkout-address';
import { DOOR_TEXTS, EMPTY_DOOR } from '@/utils/address/door';
import type { ShellAddress } from '@/utils/shell/shell';
import type { CheckoutValues } from './checkout-form';
import { storeDraft, storedDraft } from './draft-storage';
import { isTipChoice } from './tip-choice';

/** A draft that nobody came back to for so long is no longer meant. */
const LIFE_MS = 86_400_000;

/** What was typed and chosen, of one account and one cart. */
interface CheckoutDraft {
  readonly user: number;
  readonly cart: number;
  readonly at: number;
  /** The site's address when the draft's was chosen; another one since then counts. */
  readonly site: string;
  readonly values: Partial<CheckoutValues>;
}

/** Whose draft, of what, begun with which address of the site. */
export interface DraftOf {
  readonly user: number;
  readonly cart: number;
  readonly site: ShellAddress | null;
}

/** Choices that come back with the next order; the rest, a tip too, belongs to the one that it was chosen for. */
const LASTING = [
  'otherTip',
  'paymentId',
  'receiverName',
  'receiverPhone',
] as const satisfies readonly (keyof CheckoutValues)[];

/** What belongs to a door goes with its address. */
const OF_ADDRESS = [
  'address',
  'saveAddress',
  'typedAddress',
  ...Object.keys(EMPTY_DOOR),
];

const siteOf = (address: ShellAddress | null): string =>
  address ? `${address.latitude},${address.longitude}` : '';

const TEXTS: readonly string[] = [
  ...DOOR_TEXTS,
  'coupon',
  'name',
  'otherTip',
  'phone',
  'receiverName',
  'receiverPhone',
  'typedAddress',
];
const FLAGS = ['forOther', 'leaveAtDoor', 'saveAddress'];
const IDS = ['branchId', 'paymentId'];

function isAddress(value: unknown): value is CheckoutAddress {
  const place = value as Partial<CheckoutAddress> | null;
  return (
    typeof place === 'object' &&
    place !== null &&
    typeof place.title === 'string' &&
    Number.isFinite(place.latitude) &&
    Number.isFinite(place.longitude)
  );
}

/** Storage can hold anything: a value counts only when it is of its field's kind. */
function isOfKind(field: string, value: unknown): boolean {
  if (TEXTS.includes(field)) return typeof value === 'string';
  if (FLAGS.includes(field)) return typeof value === 'boolean';
  if (IDS.includes(field)) return Number.isInteger(value);
  if (field === 'tip') return isTipChoice(value);
  return field === 'address' && isAddress(value);
}

const readKept = (): CheckoutDraft | null =>
  storedDraft() as CheckoutDraft | null;

/**
 * What a checkout of this account begins with: everything typed for this cart within a day, else the lasting choices.
 * An address that was typed before another one was chosen for the site is not brought back. Browser only.
 */
export function readDraft(
  of: DraftOf,
  now = Date.now(),
): Partial<CheckoutValues> {
  const kept = readKept();
  if (kept?.user !== of.user) return {};
  const isThis = kept.cart === of.cart && now - kept.at < LIFE_MS;
  const isHere = kept.site === siteOf(of.site);
  return Object.fromEntries(
    Object.entries(kept.values).filter(
      ([field, value]) =>
        isOfKind(field, value) &&
        (isThis || LASTING.some((lasting) => lasting === field)) &&
        (isHere || !OF_ADDRESS.includes(field)),
    ),
  );
}

/** Keeps what is typed; the time (redux/chosen-time.ts) and the mode (a cookie) have places of their own. */
export function keepDraft(of: DraftOf, values: CheckoutValues): void {
  const { type: _type, when: _when, ...rest } = values;
  storeDraft({
    user: of.user,
    cart: of.cart,
    at: Date.now(),
    site: siteOf(of.site),
    values: rest,
  });
}

/** The order was made: only the lasting choices stay. */
export function endDraft(): void {
  const kept = readKept();
  if (!kept) return;
  const values = Object.fromEntries(
    LASTING.map((field) => [field, kept.values[field]]),
  );
  storeDraft({ ...kept, cart: 0, values });
}
