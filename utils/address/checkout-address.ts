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

/** A number before or after a street's name: `Navoi Street 30`, `30 Navoi Street`, `Navoi 30/2`, `30号`. */
const HOUSE =
  /^\p{Nd}{1,4}\p{L}?(?:\s|$)|\s№?\s?\p{Nd}{1,4}\p{L}?(?:[/-]\p{Nd}+\p{L}?)*$/u;

/** Whether an address says which house: a street, a park or a pin that nobody can name does not. */
export function namesHouse(title: string): boolean {
  return title.split(/[,،、]/).some((part) => HOUSE.test(part.trim()));
}
