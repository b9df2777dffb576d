/**
 * What a first visit loads: the gzip of every script and stylesheet that a page's HTML names, and of the HTML itself. Run by
 * `npm test`, which builds first; fails over budget.
 */
import { startServer } from '@/tests/e2e/support/server';
import { inKb, inKib, weighPage } from './size/page-weight';
import { signedInVisit } from './size/size-visits';

const KB = 1000;
const LIST = 192.6 * KB;
/** With the notice above the menu, where nothing can be ordered. */
const SHOP = 197.9 * KB;
/** A dish's own address brings the dish as a part of the page, too, for those without script. */
const DISH = 200.4 * KB;
const ACCOUNT = 233 * KB;
/** Pages of words. */
const WORDS = 180.3 * KB;
const WORDS_PATHS = ['/terms', '/blog', '/careers'];
/** Pages of signing in: a logo and a form. */
const BARE = 203.4 * KB;
const BARE_PATHS = [
  '/login',
  '/register',
  '/verify-phone',
  '/reset-password',
  '/update-password',
];
/** A page of HTML alone: exactly no script. */
const NO_SCRIPT = 0;
/** A kitchen's board, with all that it shows of orders; its dialogs come with a press. */
const BOARD = 182.8 * KB;
const KIB = 1024;
/** HTML of pages, with the texts that they name (docs/adr/0050). */
const HTML = {
  list: 22 * KIB,
  shop: 24 * KIB,
  /** In any language. */
  foreignShop: 29 * KIB,
  words: 15 * KIB,
};

/** Before the first paint, in KiB and files: of what begins so, the last line that fits (docs/adr/0047). */
const CSS: readonly (readonly [path: string, kib: number, files: number])[] = [
  ['/', 16, 8],
  ['/restaurant/', 16, 8],
  ['/shop/', 16, 8],
  ['/terms', 12, 8],
  ['/blog', 12, 8],
  ['/blog/', 13.7, 8],
  ['/careers', 12, 8],
  ['/careers/', 13.7, 8],
  ['/checkout', 16, 8],
  ['/orders', 18.1, 9],
  ['/orders/', 20.4, 12],
  ['/wallet', 22.4, 10],
  ['/profile', 24, 12],
  ['/settings', 20.2, 9],
  ['/my-shop', 24.7, 10],
  ['/be-seller', 24.4, 10],
  ['/deliver', 22, 10],
];
/** A dish's own address has the dish as a part of the page. */
const DISH_CSS = ['/', 19.1, 8] as const;

/** The weight and the number of stylesheets that a page may name. */
function cssBudget(path: string): readonly [bytes: number, files: number] {
  const plain = path.replace(/^\/[a-z]{2}(?=\/)/, '');
  const named = CSS.findLast(([start]) => plain.startsWith(start));
  const found = path.includes('?product=') ? DISH_CSS : named;
  if (!found) throw new Error(`no budget of styles for ${path}`);
  return [found[1] * KIB, found[2]];
}

interface Budget {
  readonly path: string;
  readonly script: number;
  readonly html?: number;
  /** A customer's session; omitted: nobody is signed in. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Row {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
}

async function firstOf(origin: string, list: string): Promise<Row> {
  const answer = await fetch(`${origin}/api/v1/rest/${list}perPage=1`);
  const { data } = (await answer.json()) as { data: Row[] };
  const [first] = data;
  if (!first) throw new Error(`/rest/${list} is empty`);
  return first;
}

const bestOf = (origin: string, type: string): Promise<Row> =>
  firstOf(origin, `shops/paginate?type=${type}&order_by=best_sale&`);

async function check(origin: string, budget: Budget): Promise<boolean> {
  const { css, cssFiles, script, html, status, isRedirected } = await weighPage(
    origin,
    budget.path,
    budget.headers,
  );
  const [cssMost, cssFilesMost] = cssBudget(budget.path);
  const well =
    !isRedirected &&
    status === 200 &&
    script > 0 === budget.script > 0 &&
    script <= budget.script &&
    html <= (budget.html ?? Infinity) &&
    css <= cssMost &&
    cssFiles <= cssFilesMost;
  const htmlBudget = budget.html ? ` of ${inKb(budget.html)}` : '';
  console.log(
    `${well ? ' ' : '✖'} ${budget.path.slice(0, 30).padEnd(30)} ${status}  script ${inKb(script)} of ${inKb(budget.script)} kB  html ${inKb(html)}${htmlBudget} kB  css ${inKib(css)} of ${inKib(cssMost)} KiB in ${cssFiles} files`,
  );
  return well;
}

async function browseBudgets(origin: string): Promise<Budget[]> {
  const restaurant = await bestOf(origin, 'restaurant');
  const shop = await bestOf(origin, 'shop');
  const dishes = `shops/${restaurant.id}/products/paginate?`;
  const dish = await firstOf(origin, dishes);
  const post = await firstOf(origin, 'blogs/paginate?');
  const job = await firstOf(origin, 'careers/paginate?');
  const lists = [
    '/',
    '/restaurant',
    '/shop',
    '/restaurant?category_id=1',
    '/search?q=plov',
    '/liked',
  ];
  const shops = [`/restaurant/${restaurant.id}`, `/shop/${shop.id}`];
  const foreign = ['ru', 'el', 'hi'].map(
    (lang) => `/${lang}/restaurant/${restaurant.id}`,
  );
  const words = [...WORDS_PATHS, `/blog/${post.slug}`, `/careers/${job.id}`];
  return [
    ...lists.map((path) => ({ path, script: LIST, html: HTML.list })),
    ...shops.map((path) => ({ path, script: SHOP, html: HTML.shop })),
    ...foreign.map((path) => ({
      path,
      script: SHOP,
      html: HTML.foreignShop,
    })),
    ...words.map((path) => ({ path, script: WORDS, html: HTML.words })),
    { path: `/restaurant/${restaurant.id}?product=${dish.uuid}`, script: DISH },
  ];
}

/** Signed out these would only be the way to /login. */
async function accountBudgets(origin: string): Promise<Budget[]> {
  const visit = await signedInVisit(origin);
  const { boardPath, headers, orderId, paymentPath } = visit;
  const paths = [
    '/checkout',
    '/orders',
    `/orders/${orderId}`,
    `/orders/${orderId}/receipt`,
    '/wallet',
    '/profile',
    '/settings',
    '/my-shop',
    '/be-seller',
    '/be-seller?step=zone',
    '/deliver',
    '/deliver?step=person',
  ];
  return [
    ...BARE_PATHS.map((path) => ({ path, script: BARE })),
    ...paths.map((path) => ({ path, script: ACCOUNT, headers })),
    { path: paymentPath, script: NO_SCRIPT, headers },
    { path: boardPath, script: BOARD },
  ];
}

async function main(): Promise<void> {
  const server = await startServer();
  try {
    const budgets = [
      ...(await browseBudgets(server.url)),
      ...(await accountBudgets(server.url)),
    ];
    const results: boolean[] = [];
    for (const budget of budgets) results.push(await check(server.url, budget));
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

await main();
