import type { AddressDto } from '../contracts/address';
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
    address: {
      address: row.address,
      house: row.house,
      floor: row.floor,
      office: row.office,
      entrance: row.entrance,
      comment: row.comment,
    },
    location: [latitude, longitude],
    active: row.active,
  };
}
