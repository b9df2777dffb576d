import type { CreateAddressBodyDto } from '@/server/contracts/address';
import type { DeliveryPoint } from './delivery-point';
import { doorBody, type DoorDetails, doorOf } from './door';
import { addressTitle } from './address-title';
import type { SavedAddress } from './saved-address';

/** What the form of a saved address holds. */
export interface AddressValues extends DoorDetails {
  /** As the customer calls it. */
  readonly title: string;
  /** Street and house number. */
  readonly address: string;
  /** It is where things are brought unless another one is chosen. */
  readonly active: boolean;
}

/** Whether the customer calls it something else than its street. */
const isNamed = ({ address, title }: SavedAddress): boolean =>
  title !== address && title !== addressTitle(address);

/** What the form begins with: the saved address, or nothing. */
export function addressValues(saved: SavedAddress | null): AddressValues {
  return {
    title: saved && isNamed(saved) ? saved.title : '',
    address: saved?.address ?? '',
    active: saved?.active ?? false,
    ...doorOf(saved),
  };
}

/**
 * What to save. An address without a name is called by its street; the default one stays it until another one becomes
 * it, so that `active` is never taken back here.
 */
export function addressBody(
  values: AddressValues,
  { latitude, longitude }: DeliveryPoint,
): CreateAddressBodyDto {
  const { active, address } = values;
  return {
    title: values.title.trim() || addressTitle(address),
    address: address.trim(),
    location: { latitude, longitude },
    ...doorBody(values),
    ...(active && { active }),
  };
}

/** A saved address as it is made once more after it was deleted. */
export function againBody(saved: SavedAddress): CreateAddressBodyDto {
  return { ...addressBody(addressValues(saved), saved.location) };
}
