import type { TFunction } from 'i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import { namesHouse } from '@/utils/address/checkout-address';

/** What a courier needs after the street: house where the street does not say it, entrance, floor, flat, to leave it at the door, note. */
export function doorWords(
  address: NonNullable<OrderDto['address']>,
  t: TFunction,
): string[] {
  const { comment, entrance, floor, house, office } = address;
  const isLeft = address.leave_at_door === true;
  return [
    house &&
      !namesHouse(address.address) &&
      t('address.houseOf', { value: house }),
    entrance && t('address.entranceOf', { value: entrance }),
    floor && t('address.floorOf', { value: floor }),
    office && t('address.flatOf', { value: office }),
    isLeft && t('checkout.where.leave'),
    comment,
  ].filter((part): part is string => Boolean(part));
}
