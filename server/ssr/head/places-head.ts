import { placeQueries } from '@/services/shop/place-queries';
import { placesWish } from '@/utils/shop/places-address';
import { routes } from '@/utils/shell/routes';
import type { PageOptions } from '../page-options';
import { required, shared } from '../prefetch';
import { breadcrumbs } from './breadcrumbs';

/** All places by name: how whoever follows links finds every shop, whatever the address. */
export const placesPage: PageOptions = {
  namespaces: ['content'],
  prefetch: ({ query, shell }) => [
    shared(required, placeQueries.page(placesWish(query), shell.lang)),
  ],
  check: ({ query, read, shell }) => {
    const wish = placesWish(query);
    const found = read(placeQueries.page(wish, shell.lang).queryKey);
    if (!found) return null;
    const isKnown =
      wish.district === null ||
      found.districts.some(({ id }) => id === wish.district);
    return isKnown && wish.page <= found.last_page ? null : 'missing';
  },
  head: ({ query, read, shell, t }) => {
    const wish = placesWish(query);
    const { district, page } = wish;
    const found = read(placeQueries.page(wish, shell.lang).queryKey);
    const part = found?.districts.find(({ id }) => id === district)?.title;
    const all = t('places.title');
    const name = part ? `${all} · ${part}` : all;
    return {
      title: page > 1 ? t('seo.page', { title: name, page }) : name,
      description: t('places.text'),
      path: routes.places(page, district),
      nodes: [breadcrumbs(shell, [all, routes.places()])],
    };
  },
};
