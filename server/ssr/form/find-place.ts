import type { TFunction } from 'i18next';
import { geocodeService } from '@/services/address/geocode-service';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import { writeChoices } from '@/utils/address/place-choices';

interface TypedPlace {
  readonly address: string;
  /** Chosen among those that the address may mean; empty: not asked yet. */
  readonly place: string;
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

/** The place that was typed without script, or chosen among those it may mean; else what is to be shown about it. */
export async function findPlace({
  address,
  lang,
  place,
  saved,
  t,
}: TypedPlace): Promise<
  | { readonly address: string; readonly point: DeliveryPoint }
  | { readonly choices: string; readonly error: string }
> {
  if (saved && isSame(saved.address, address) && !place) return saved;
  const wanted = place || address;
  const found = await geocodeService.search(wanted.trim(), lang);
  const exact = found.find(({ title }) => isSame(title, wanted));
  const [only] = found.length === 1 ? found : [];
  const taken = exact ?? only;
  if (taken) return { address: taken.title, point: taken };
  return found.length === 0
    ? { choices: '', error: t('address.none') }
    : {
        choices: writeChoices(found.map(({ title }) => title)),
        error: t('addresses.which'),
      };
}
