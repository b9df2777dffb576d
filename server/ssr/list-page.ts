import type { ParsedUrlQuery } from 'node:querystring';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { RESTAURANTS_PER_PAGE } from '@/utils/constants/limits';
import { routes } from '@/utils/shell/routes';
import { parseShopFilters, type ShopFilters } from '@/utils/shop/shop-filters';
import type { PageNamespace } from '@/utils/i18n/locales';
import { parseMode } from '@/utils/checkout/mode';
import { COOKIES } from '@/utils/constants/cookies';
import { FORMS } from '@/utils/constants/forms';
import { formsByName } from './form/forms-by-name';
import { notifyForm } from './form/notify-form';
import type { PageForm } from './form/page-form';
import { listHead } from './head/list-head';
import type {
  LoadedPage,
  PageContext,
  PageOptions,
  Verdict,
} from './page-options';
import { shopNamed } from './shop-address';
import { loadSiteState } from './load-shell';
import { tellGroup } from './tell-group';

type Asked = Pick<PageContext, 'params' | 'query'>;

const one = (value: ParsedUrlQuery[string]): string =>
  (Array.isArray(value) ? value[0] : value)?.trim() ?? '';

/** The query without what the path says, and without these keys. */
function restOf({ params, query }: Asked, ...without: string[]): string {
  const rest = new URLSearchParams();
  for (const [key, values] of Object.entries(query))
    if (!(key in params) && !without.includes(key))
      for (const value of [values ?? []].flat()) rest.append(key, value);
  const search = rest.toString();
  return search && `?${search}`;
}

/** Old addresses: a search on the home page, its list of shops, `/restaurant?id=5`; and home where a shop's page is it. */
async function movedList(asked: Asked): Promise<Verdict> {
  const { params, query } = asked;
  const id = one(query.id);
  if (params.shopType) return id ? shopNamed(id, query) : null;
  const term = one(query.search);
  if (term) return { moved: routes.search(term) };
  const type = one(query.type);
  if (type === 'shop')
    return { moved: `${routes.list('shop')}${restOf(asked, 'type')}` };
  const { home } = await loadSiteState();
  // what an address brings along (a referral, a campaign, an open chat) goes with it
  return home ? { moved: `${home}${restOf(asked)}`, forNow: true } : null;
}

function filtersOf({ params, query, shell }: PageContext): ShopFilters {
  const { shopType } = params;
  const list =
    shopType === 'shop' || shopType === 'restaurant' ? shopType : 'home';
  return parseShopFilters(query, list, shell.currency.id);
}

/** The page of the list that the address asks for; undefined when it is not there. */
function shownPage(page: LoadedPage, filters: ShopFilters) {
  const scope = catalogueScope(page.shell);
  const list = shopQueries.list(
    filters,
    scope,
    RESTAURANTS_PER_PAGE,
    page.shell.mode === 'pickup',
  );
  return page.read(list.queryKey)?.pages[0];
}

/** Delivery or pickup, chosen without script, also for the group that the reader leads: the list is shown again. */
const chooseMode: PageForm = async ({ cookies, keepChoice, query, values }) => {
  const mode = parseMode(values.mode);
  await tellGroup(mode, { token: cookies[COOKIES.token] });
  keepChoice(COOKIES.mode, mode);
  const { shopType } = query;
  const isTyped = shopType === 'shop' || shopType === 'restaurant';
  const path = isTyped ? routes.list(shopType) : routes.home();
  const params = isTyped ? { shopType } : {};
  return { goTo: `${path}${restOf({ params, query }, 'page')}` };
};

/** The home page without the form of its filters, and no list of a type. */
const isPlainHome = ({ params, query }: LoadedPage): boolean =>
  !params.shopType && !query.filters;

/** A list, and what an empty one says. */
const listNamespaces = (page: LoadedPage): readonly PageNamespace[] =>
  shownPage(page, filtersOf(page))?.cards.length
    ? ['list', ...(isPlainHome(page) ? [] : (['list-states'] as const))]
    : ['auth', 'form', 'list', 'list-states'];

/** The same on the home page, with a customer's orders. */
export const homeNamespaces = (page: LoadedPage): readonly PageNamespace[] =>
  page.shell.user
    ? [...listNamespaces(page), 'date', 'order']
    : listNamespaces(page);

/** What home and the lists by type share: old addresses, no page past the last one, what search engines read, the e-mail capture. */
export const listPage: Pick<
  PageOptions,
  'check' | 'form' | 'head' | 'moved' | 'namespaces'
> = {
  namespaces: listNamespaces,
  form: formsByName({ [FORMS.mode]: chooseMode }, notifyForm),
  moved: movedList,
  check: (page) => {
    const filters = filtersOf(page);
    const shown = shownPage(page, filters);
    return shown && filters.page > Math.max(1, shown.lastPage)
      ? 'missing'
      : null;
  },
  head: (page) => {
    const filters = filtersOf(page);
    return listHead(filters, shownPage(page, filters), page);
  },
};
