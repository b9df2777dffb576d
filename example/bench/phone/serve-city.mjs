/**
 * Serves the benchmark's city from the checkout it is started in, whichever commit that is: writes the pages as one line
 * of JSON and ends with its parent. `node --import tsx <this file>` in the checkout's folder.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Until the city is served: its server ends with this process.
const stopEarly = () => process.exit(1);
process.once('disconnect', stopEarly);
const place = ['example', 'scripts'] // Until 2026 benchmarks stood in scripts/.
  .map((folder) => path.resolve(folder, 'bench/bench-city.ts'))
  .find(existsSync);
const { openBenchCity } = await import(pathToFileURL(place).href);
const [shops, dishes] = process.argv.slice(2).map(Number);
const city = await openBenchCity({ shops, dishes });
process.off('disconnect', stopEarly);
process.once('disconnect', () => {
  void city.stop().then(() => process.exit(0));
});

/** The open restaurant of the least number: which is listed first is not the same in two cities, and both sides must show one. */
async function steady(page) {
  if (!page.path.startsWith('/restaurant/')) return page;
  const list = '/api/v1/rest/shops/paginate?type=restaurant&perPage=100';
  const { data } = await (await fetch(page.origin + list)).json();
  const open = data.filter((shop) => shop.open);
  const least = Math.min(...(open.length ? open : data).map(({ id }) => id));
  return { ...page, path: `/restaurant/${least}` };
}

process.send?.(await Promise.all(city.pages.map(steady)));
