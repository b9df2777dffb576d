import { runToEnd } from './child';

const TEST = 'tests/integration/api/cart/cart-devices.test.ts';

/**
 * The model-based test of the cart over so many random sequences on both engines: client, server and a person with pen
 * and paper agree on every one. False when they did not.
 */
export async function benchCart({
  sequences,
}: {
  readonly sequences: number;
}): Promise<boolean> {
  let isKept = true;
  for (const engine of ['pglite', 'postgres']) {
    const start = performance.now();
    const { status, stderr, stdout } = await runToEnd(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', TEST],
      {
        env: {
          ...process.env,
          CART_MODEL_RUNS: String(sequences),
          TEST_DATABASE: engine,
        },
      },
    );
    const seconds = (performance.now() - start) / 1_000;
    const said =
      status === 0 ? 'all agree' : `NOT all agree\n${stdout}${stderr}`;
    console.log(
      `Carts, ${sequences} sequences on ${engine}, ${seconds.toFixed(0)} s: ${said}`,
    );
    isKept &&= status === 0;
  }
  return isKept;
}
