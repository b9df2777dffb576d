/**
 * What a first visit loads: the gzip of every `<script src>` of a page's HTML, and of the HTML itself. Run by
 * `npm test`, which builds first; fails over budget (architecture.md §1, "Speed is a design rule").
 */
import { gzipSync } from 'node:zlib';
import { startServer } from '@/tests/e2e/support/server';

const KB = 1000;
const BROWSE = 185 * KB;
const ACCOUNT = 240 * KB;
const HOME_HTML = 45 * KB;

interface Budget {
  readonly path: string;
  readonly script: number;
  readonly html?: number;
}

interface Weight {
  readonly script: number;
  readonly html: number;
  readonly status: number;
}

const gzipped = (content: string | Buffer) => gzipSync(content).byteLength;
const inKb = (bytes: number) => (bytes / KB).toFixed(1);

async function firstOf(origin: string, type: string): Promise<string> {
  const answer = await fetch(
    `${origin}/api/v1/rest/shops/paginate?type=${type}&perPage=1&order_by=best_sale`,
  );
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return String(data[0]?.id ?? 1);
}

function scriptsOf(html: string): string[] {
  const found = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  return [
    ...new Set(
      found
        .filter(([tag]) => !/\bnomodule\b/i.test(tag))
        .map(([, src]) => (src ?? '').replaceAll('&amp;', '&')),
    ),
  ];
}

async function weigh(origin: string, path: string): Promise<Weight> {
  const answer = await fetch(`${origin}${path}`);
  const html = await answer.text();
  const sizes = await Promise.all(
    scriptsOf(html).map(async (src) => {
      const file = await fetch(new URL(src, origin));
      return gzipped(Buffer.from(await file.arrayBuffer()));
    }),
  );
  return {
    script: sizes.reduce((sum, size) => sum + size, 0),
    html: gzipped(html),
    status: answer.status,
  };
}

async function check(origin: string, budget: Budget): Promise<boolean> {
  const { script, html, status } = await weigh(origin, budget.path);
  const well =
    status === 200 &&
    script > 0 &&
    script <= budget.script &&
    html <= (budget.html ?? Infinity);
  const htmlBudget = budget.html ? ` of ${inKb(budget.html)}` : '';
  console.log(
    `${well ? ' ' : '✖'} ${budget.path.padEnd(20)} ${status}  script ${inKb(script)} of ${inKb(budget.script)} kB  html ${inKb(html)}${htmlBudget} kB`,
  );
  return well;
}

async function main(): Promise<void> {
  const server = await startServer();
  try {
    const budgets: Budget[] = [
      { path: '/', script: BROWSE, html: HOME_HTML },
      {
        path: `/restaurant/${await firstOf(server.url, 'restaurant')}`,
        script: BROWSE,
      },
      { path: `/shop/${await firstOf(server.url, 'shop')}`, script: BROWSE },
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
