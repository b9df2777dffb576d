import { spawnSync } from 'node:child_process';

const TEST = 'tests/integration/api/cart/cart-devices.test.ts';

/**
 * The model-based test of the cart over so many random sequences on both engines: client, server and a person with pen
 * and paper agree on every one. False when they did not.
 */
export function benchCart(sequences: number): boolean {
  let isKept = true;
  for (const engine of ['pglite', 'postgres']) {
    const start = performance.now();
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', TEST],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          CART_MODEL_RUNS: String(sequences),
          TEST_DATABASE: engine,
        },
      },
    );
    const seconds = (performance.now() - start) / 1_000;
    const said = status === 0 ? 'all agree' : 'NOT all agree';
    console.log(
      `Carts, ${sequences} sequences on ${engine}: ${said}, ${seconds.toFixed(0)} s`,
    );
    isKept &&= status === 0;
  }
  return isKept;
}
