import type { SavedAddress } from './saved-address';
import { type DeliveryPoint, deliveryPoint } from './delivery-point';
import type { ShellAddress } from '@/utils/shell/shell';

/** Where an order goes, with what the courier needs at the door. */
export interface CheckoutAddress {
  /** Of a saved address; null for another place. */
  readonly id: number | null;
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The parts of an address that a form lets one type. */
export interface DoorDetails {
  readonly entrance: string;
  readonly floor: string;
  readonly office: string;
  readonly comment: string;
}

export const EMPTY_DOOR: DoorDetails = {
  entrance: '',
  floor: '',
  office: '',
  comment: '',
};

export function fromSaved({
  address,
  id,
  location,
}: SavedAddress): CheckoutAddress {
  return { id, title: address, ...location };
}

export function fromPlace({
  latitude,
  longitude,
  title,
}: ShellAddress): CheckoutAddress {
  return { id: null, title, latitude, longitude };
}

export function doorOf(saved: SavedAddress | undefined): DoorDetails {
  if (!saved) return EMPTY_DOOR;
  const { comment, entrance, floor, office } = saved;
  return {
    entrance: entrance ?? '',
    floor: floor ?? '',
    office: office ?? '',
    comment: comment ?? '',
  };
}

function samePoint(a: DeliveryPoint, b: DeliveryPoint): boolean {
  const [left, right] = [deliveryPoint(a), deliveryPoint(b)];
  return left.latitude === right.latitude && left.longitude === right.longitude;
}

/** The place chosen for the whole site (as a saved address when it is one), else the active saved one, else none. */
export function initialAddress(
  chosen: ShellAddress | null,
  saved: readonly SavedAddress[],
): CheckoutAddress | null {
  if (chosen) {
    const known = saved.find(({ location }) => samePoint(location, chosen));
    return known ? fromSaved(known) : fromPlace(chosen);
  }
  const active = saved.find((address) => address.active);
  return active ? fromSaved(active) : null;
}

/** The rounded point of the address that a checkout begins with. */
export function initialPoint(
  chosen: ShellAddress | null,
  saved: readonly SavedAddress[],
): DeliveryPoint | null {
  const address = initialAddress(chosen, saved);
  return address && deliveryPoint(address);
}
