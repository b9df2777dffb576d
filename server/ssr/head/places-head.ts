import { placeQueries } from '@/services/shop/place-queries';
import { pathId } from '@/utils/shop/shop-path-id';
import { routes } from '@/utils/shell/routes';
import type { PageOptions } from '../page-options';
import { required, shared } from '../prefetch';
import { breadcrumbs } from './breadcrumbs';

/** The page of all places that a query asks for. */
const numberOf = (value: string | string[] | undefined): number =>
  pathId(value) ?? 1;

/** All places by name: how whoever follows links finds every shop, whatever the address. */
export const placesPage: PageOptions = {
  prefetch: ({ query, shell }) => [
    shared(required, placeQueries.page(numberOf(query.page), shell.lang)),
  ],
  check: ({ query, read, shell }) => {
    const page = numberOf(query.page);
    const found = read(placeQueries.page(page, shell.lang).queryKey);
    return found && page > Math.max(1, found.lastPage) ? 'missing' : null;
  },
  head: ({ query, shell, t }) => {
    const page = numberOf(query.page);
    const name = t('places.title');
    return {
      title: page > 1 ? t('seo.page', { title: name, page }) : name,
      description: t('places.text'),
      path: routes.places(page),
      nodes: [breadcrumbs(shell, [name, routes.places()])],
    };
  },
};
