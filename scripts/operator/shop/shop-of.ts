import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import type { OperatorClient } from '../client';

/** Where the operator's calls have a shop, by its number or slug. */
export const shopAt = (key: string): string =>
  `/shops/${encodeURIComponent(key.replace(/^#/, ''))}`;

/** One shop with what may be changed of it. */
export const shopOf = (
  client: OperatorClient,
  key: string,
): Promise<OperatorShopDetailDto> =>
  client.get<OperatorShopDetailDto>(shopAt(key));

/** The number of a shop, which may be named by its slug, too. */
export async function shopIdOf(
  client: OperatorClient,
  word: string,
): Promise<number> {
  const key = word.replace(/^#/, '');
  return /^\d+$/.test(key) ? Number(key) : (await shopOf(client, key)).id;
}
