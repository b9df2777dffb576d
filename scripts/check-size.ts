/**
 * What a first visit loads: the gzip of every script that a page's HTML names, and of the HTML itself. Run by
 * `npm test`, which builds first; fails over budget.
 */
import { startServer } from '@/tests/e2e/support/server';
import { inKb, weighPage } from './lib/page-weight';

const KB = 1000;
const BROWSE = 210 * KB;
/** A dish's own address brings the dish as a part of the page, too, for those without script. */
const DISH = 212 * KB;
const ACCOUNT = 250 * KB;
const HOME_HTML = 45 * KB;

interface Budget {
  readonly path: string;
  readonly script: number;
  readonly html?: number;
}

interface Row {
  readonly id: number;
  readonly uuid: string;
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
  const { script, html, status } = await weighPage(origin, budget.path);
  const well =
    status === 200 &&
    script > 0 &&
    script <= budget.script &&
    html <= (budget.html ?? Infinity);
  const htmlBudget = budget.html ? ` of ${inKb(budget.html)}` : '';
  console.log(
    `${well ? ' ' : '✖'} ${budget.path.slice(0, 30).padEnd(30)} ${status}  script ${inKb(script)} of ${inKb(budget.script)} kB  html ${inKb(html)}${htmlBudget} kB`,
  );
  return well;
}

async function main(): Promise<void> {
  const server = await startServer();
  try {
    const restaurant = await bestOf(server.url, 'restaurant');
    const shop = await bestOf(server.url, 'shop');
    const dish = await firstOf(
      server.url,
      `shops/${restaurant.id}/products/paginate?`,
    );
    const browse = [
      '/restaurant',
      '/shop',
      '/restaurant?category_id=1',
      '/search?q=plov',
      '/liked',
      `/restaurant/${restaurant.id}`,
      `/shop/${shop.id}`,
    ];
    const budgets: Budget[] = [
      { path: '/', script: BROWSE, html: HOME_HTML },
      ...browse.map((path) => ({ path, script: BROWSE })),
      {
        path: `/restaurant/${restaurant.id}?product=${dish.uuid}`,
        script: DISH,
      },
      { path: '/checkout', script: ACCOUNT },
      { path: '/login', script: ACCOUNT },
      { path: '/register', script: ACCOUNT },
      { path: '/orders', script: ACCOUNT },
    ];
    const results: boolean[] = [];
    for (const budget of budgets) results.push(await check(server.url, budget));
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

await main();
