import type { TFunction } from 'i18next';
import { geocodeService } from '@/services/address/geocode-service';
import { settingsService } from '@/services/settings/settings-service';
import {
  type DeliveryPoint,
  parsePoint,
  POINT_EXAMPLE,
} from '@/utils/address/delivery-point';
import { writeChoices } from '@/utils/address/place-choices';

interface TypedPlace {
  readonly address: string;
  /** Chosen among those that the address may mean; empty: not asked yet. */
  readonly place: string;
  /** Latitude and longitude as typed; empty: not asked for. */
  readonly point: string;
  readonly lang: string;
  readonly t: TFunction;
  /** What it was before, which needs no looking up. */
  readonly saved: {
    readonly address: string;
    readonly point: DeliveryPoint;
  } | null;
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether anybody looks addresses up; else a typed point says where one is. */
async function canLookUp(): Promise<boolean> {
  const settings = await settingsService.settings();
  return !settings.some(
    ({ key, value }) => key === 'address_search' && value === 'off',
  );
}

/**
 * The place that was typed without script, or chosen among those it may mean; else what is to be shown about it, and at
 * which field. Where nobody looks addresses up, it is the typed words at the typed point.
 */
export async function findPlace({
  address,
  lang,
  place,
  point,
  saved,
  t,
}: TypedPlace): Promise<
  | { readonly address: string; readonly point: DeliveryPoint }
  | {
      readonly choices: string;
      readonly errors: Readonly<{ address: string } | { point: string }>;
    }
> {
  const isNamed = saved !== null && isSame(saved.address, address);
  if (isNamed && !place && !point.trim()) return saved;
  if (!(await canLookUp())) {
    const named = parsePoint(point);
    return named
      ? { address: address.trim(), point: named }
      : {
          choices: '',
          errors: {
            point: t('address.point.wrong', { example: POINT_EXAMPLE }),
          },
        };
  }
  if (isNamed && !place) return saved;
  const wanted = place || address;
  const found = await geocodeService.search(wanted.trim(), lang);
  const exact = found.find(({ title }) => isSame(title, wanted));
  const [only] = found.length === 1 ? found : [];
  const taken = exact ?? only;
  if (taken) return { address: taken.title, point: taken };
  return found.length === 0
    ? { choices: '', errors: { address: t('address.none') } }
    : {
        choices: writeChoices(found.map(({ title }) => title)),
        errors: { address: t('addresses.which') },
      };
}
