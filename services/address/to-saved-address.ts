import type { AddressDto } from '@/server/contracts/address';
import type { SavedAddress } from '@/utils/address/saved-address';

/** A saved address of the API (parts under `address`, the point as a pair) as the screens show it. */
export function toSavedAddress({
  active,
  address: { leave_at_door: leaveAtDoor, ...parts },
  delivery,
  id,
  location: [latitude, longitude],
  places,
  title,
}: AddressDto): SavedAddress {
  return {
    ...parts,
    id,
    title,
    leaveAtDoor,
    active,
    location: { latitude, longitude },
    ...(places !== undefined && { places }),
    ...(delivery !== undefined && { fee: delivery?.delivery_fee ?? null }),
  };
}
