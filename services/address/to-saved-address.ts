import type { AddressDto } from '@/server/contracts/address';
import type { SavedAddress } from '@/utils/address/saved-address';

/** A saved address of the API (parts under `address`, the point as a pair) as the screens show it. */
export function toSavedAddress({
  active,
  address,
  id,
  location: [latitude, longitude],
  title,
}: AddressDto): SavedAddress {
  return { ...address, id, title, active, location: { latitude, longitude } };
}
