import { type CitySize, openBenchCity, timeSeed } from './bench-city';
import { startEmptyApp } from './empty-app';
import { orderThroughput } from './measure-orders';
import { printPages } from './measure-pages';

interface DemoSize {
  /** Whose pages are measured. */
  readonly city: CitySize;
  /** How often each page is asked for. */
  readonly rounds: number;
  /** Of the city that is seeded; all that are written when absent. */
  readonly seeded?: number;
  /** How long orders are placed on each engine. */
  readonly seconds: number;
}

async function benchPages({ city: size, rounds }: DemoSize): Promise<void> {
  const empty = await startEmptyApp();
  try {
    const city = await openBenchCity(size);
    try {
      const { pid, url: origin } = empty;
      const bare = { name: 'empty Next page', origin, pid, path: '/' };
      await printPages([bare, ...city.pages], city.operatorToken, rounds);
    } finally {
      await city.stop();
    }
  } finally {
    await empty.stop();
  }
}

/** Pages against an empty Next page of the same run, the seed, and orders on both engines. */
export async function benchDemo(size: DemoSize): Promise<void> {
  await benchPages(size);
  const { products, seconds } = await timeSeed({ shops: size.seeded });
  console.log(
    `\nSeeding ${products} products on PGlite: ${seconds.toFixed(1)} s`,
  );
  for (const engine of ['pglite', 'postgres'] as const) {
    const perSecond = await orderThroughput(engine, size.seconds);
    console.log(
      `Carts filled and ordered on ${engine}: ${perSecond.toFixed(1)} a second`,
    );
  }
}
