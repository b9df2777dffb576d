import { brandName } from '@/server/caches/site-brand';
import type { Ctx } from '@/server/context';
import { siteLanguages, spokenLocales } from '@/utils/i18n/site-languages';
import { localisedPath, routes } from '@/utils/shell/routes';
import { activeCurrencies } from '@/server/domain/settings/active-currencies';
import { shopIndex } from '../load-shop-index';

const prefix = (code: string): string => {
  const path = localisedPath('/', code);
  return path === '/' ? 'none' : path;
};

/** What an assistant should know of the site, in the form of llmstxt.org; `site` has no slash at its end. */
export async function describeSite(
  { db }: Pick<Ctx, 'db'>,
  site: string,
): Promise<string> {
  const { shops } = await shopIndex(db);
  const currencies = await activeCurrencies(db);
  const restaurants = shops.filter(({ type }) => type === 'restaurant').length;
  const products = shops.reduce((sum, shop) => sum + shop.productsCount, 0);
  const offer = shops.length
    ? `: ${restaurants} restaurants and ${shops.length - restaurants} shops with ${products} dishes and products, for delivery or pickup`
    : '. Its first restaurants and shops open soon';
  const spoken = spokenLocales();
  const languages = spoken.map(
    ({ code, tag, title }) => `${title} (${tag}, prefix ${prefix(code)})`,
  );
  const name = brandName(siteLanguages().first);
  return `# ${name}

> ${name} delivers food and groceries${offer}.

Everything can be read without signing in and without JavaScript. Every page exists in ${spoken.length} languages: the path stays the same behind the language's prefix.

- Languages: ${languages.join('; ')}
- Prices are shown in the visitor's currency: ${currencies.map(({ title }) => title.toUpperCase()).join(', ')}
- Delivery fee, delivery time and what delivers at all depend on the visitor's address; without one the pages show a default place in the city.

## Pages

- [Home](${site}${routes.home()}): categories, offers, restaurants and shops
- [Restaurants](${site}${routes.list('restaurant')}): the list; \`?category_id={id}\` narrows it, \`?page=2\` goes on
- [Shops](${site}${routes.list('shop')}): groceries, flowers, pharmacies and more, with the same parameters
- [Search](${site}${routes.search()}): \`${routes.search()}?q={words}\` finds restaurants, shops and products; typos and other alphabets are fine
- A restaurant or shop: \`${site}/restaurant/{id}\` or \`${site}/shop/{id}\`, with its whole menu, hours and reviews; \`?product={uuid}\` opens one dish
- [Privacy](${site}${routes.privacy()}) and [terms](${site}${routes.terms()})
- [Sitemap](${site}/sitemap.xml): every page in every language, with the date of its last change

## Ordering

1. Open a restaurant or shop, choose dishes with their options, and add them to the cart. A cart holds one place's items.
2. Sign in or create an account, then check out at ${site}${routes.checkout()}: delivery or pickup, now or at a chosen time, card, wallet or cash.
3. The order's page follows it until it is at the door. An order is a promise to pay: only a person should place one.

## API

- [OpenAPI document](${site}/api/v1/openapi.json): the same data as JSON under ${site}/api/v1
- \`GET /api/v1/rest/shops/search?search={words}\` and \`GET /api/v1/rest/products/search?search={words}\`: search
- \`GET /api/v1/rest/shops/paginate?type=restaurant\`: lists with filters; \`GET /api/v1/rest/shops/{id}/products\`: a menu
- Every call takes \`lang\` and \`currency_id\`; lists take \`page\` and \`perPage\`
`;
}
