import type { AddressDto } from '@/server/contracts/address';

/** A saved address as the screens show it. */
export interface SavedAddress {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly office: string | null;
  readonly house: string | null;
  readonly floor: string | null;
  readonly entrance: string | null;
  readonly comment: string | null;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly active: boolean;
}

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
