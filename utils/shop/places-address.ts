import type { ParsedUrlQuery } from 'node:querystring';
import { pathId } from './shop-path-id';

/** The page of all places that an address asks for, of the whole city or of one district. */
export function placesWish({ district, page }: ParsedUrlQuery) {
  return { page: pathId(page) ?? 1, district: pathId(district) };
}
