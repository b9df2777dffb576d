import type { TFunction } from 'i18next';
import { namesHouse } from './checkout-address';
import type { SavedAddress } from './saved-address';

/** What a saved address is called: its name, else its street. */
export const addressName = ({ address, title }: SavedAddress): string =>
  title || address;

/** All of an address after its name in one line: street, house, flat, entrance, floor. Each part keeps its own direction. */
export function addressWords(
  { address, entrance, floor, house, office, title }: SavedAddress,
  t: TFunction,
): string {
  return [
    address !== title && address,
    house && !namesHouse(address) && t('address.houseOf', { value: house }),
    office && t('address.flatOf', { value: office }),
    entrance && t('address.entranceOf', { value: entrance }),
    floor && t('address.floorOf', { value: floor }),
  ]
    .filter(Boolean)
    .map((part) => `\u2068${String(part)}\u2069`)
    .join(' · ');
}
