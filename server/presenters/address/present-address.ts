import { eachDoorText } from '@/utils/address/door';
import type { AddressDto } from '@/server/contracts/address';
import type { ZonedAddress } from '@/server/domain/address/list-addresses';
import type { AnswerTerms } from '@/server/presenters/shop/present-shop';
import { presentZoneCheck } from './present-zone-check';
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
      ...eachDoorText((text) => row[text]),
      leave_at_door: row.leaveAtDoor,
    },
    location: [latitude, longitude],
    active: row.active,
  };
}

/** The same with who delivers there, as far as that was asked. */
export function presentZonedAddress(
  { delivery, places, ...row }: ZonedAddress,
  terms: Pick<AnswerTerms, 'currency'>,
): AddressDto {
  return {
    ...presentAddress(row),
    ...(places !== undefined && { places }),
    ...(delivery !== undefined && {
      delivery: delivery && presentZoneCheck(delivery, terms),
    }),
  };
}
