import type { AddressDto } from '../contracts/user';
import type { AddressRow } from '../repositories/address-repository';

/** A saved address as the contract has it. */
export function presentAddress({
  latitude,
  longitude,
  ...row
}: AddressRow): AddressDto {
  return {
    id: row.id,
    title: row.title,
    address: row.address,
    office: row.office,
    house: row.house,
    floor: row.floor,
    entrance: row.entrance,
    comment: row.comment,
    location: { latitude, longitude },
    active: row.active,
  };
}
