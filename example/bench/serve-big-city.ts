/**
 * `npm run big-city`: a city of 2,000 shops and 200,000 dishes on a PostgreSQL of its own, to look at and to measure
 * with; prints its address and stays until it is stopped.
 */
import { BIG_CITY, openBigCity } from './big-city';

const city = await openBigCity(BIG_CITY);
console.log(
  `${city.shops} shops, ${city.products} dishes in ${city.seconds.toFixed(1)} s`,
);
console.log(`DATABASE_URL=${city.databaseUrl}`);

async function stop(): Promise<void> {
  await city.stop();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop());
// A pool that was closed keeps nothing alive; the city does.
setInterval(() => undefined, 3_600_000);
