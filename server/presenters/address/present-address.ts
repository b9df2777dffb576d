import type { AddressDto } from '@/server/contracts/address';
import type { AddressRow } from '@/server/repositories/address/address-repository';

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
