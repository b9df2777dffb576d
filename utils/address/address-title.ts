import { NAME_MAX_LENGTH } from '@/utils/constants/limits';

/** What comes before the first comma names an address that has no title of its own. */
export function addressTitle(address: string): string {
  const street = (address.split(/[,،]/)[0] ?? address).trim();
  return street.slice(0, NAME_MAX_LENGTH);
}
