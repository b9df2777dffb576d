import { INTEGER_MAX } from '@/utils/constants/limits';

/** The id of a path, or null when it is none: only digits, without a leading zero, as the API's ids are. */
export function pathId(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return null;
  const id = Number(value);
  return id <= INTEGER_MAX ? id : null;
}

interface PlaceShown {
  readonly pathname: string;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

/** The id of the shop whose page this is, or null: of a restaurant it is `id`, of a shop and its parts `shopId`. */
export function shownShopId({ pathname, query }: PlaceShown): number | null {
  return pathId(pathname === '/restaurant/[id]' ? query.id : query.shopId);
}
