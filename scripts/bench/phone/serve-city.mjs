/**
 * Serves the benchmark's city from the checkout it is started in, whichever commit that is: writes the pages as one line
 * of JSON and ends with its parent. `node --import tsx <this file>` in the checkout's folder.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { openBenchCity } = await import(
  pathToFileURL(path.resolve('scripts/bench/bench-city.ts')).href
);
const city = await openBenchCity();
process.once('disconnect', () => {
  void city.stop().then(() => process.exit(0));
});
process.send?.(city.pages);
