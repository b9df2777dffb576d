import type { ParsedUrlQuery } from 'node:querystring';
import { contentRoutes } from '@/utils/shell/content-routes';
import { pathId } from '@/utils/shop/shop-path-id';

/** The page of the jobs that an address asks for, and the one place it narrows them to. */
export function careersWish({ page, place }: ParsedUrlQuery) {
  const name = typeof place === 'string' ? place.trim() : '';
  return { page: pathId(page) ?? 1, place: name || null };
}

/** The address of a page of the jobs, of one place or of all. */
export function careersHref(page: number, place: string | null): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (place !== null) query.set('place', place);
  const asked = query.toString();
  return asked
    ? `${contentRoutes.careers()}?${asked}`
    : contentRoutes.careers();
}
