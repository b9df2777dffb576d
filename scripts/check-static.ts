/**
 * The checks that only read the sources, in one process: `node scripts/run.mjs scripts/check-static.ts [name …]`.
 * Each prints its time and its faults; the exit code is 1 when there are any.
 */
import { circleFaults } from './static/circles';
import { colourFaults } from './static/colours';
import { formatFaults } from './static/format';
import { localeFaults } from './static/locales';
import { migrationFaults } from './static/migrations';
import { pageTextFaults } from './static/page-texts';
import { styleFaults } from './static/styles';
import { tokenFaults } from './static/tokens';

type Check = () => readonly string[] | Promise<readonly string[]>;

const CHECKS: Readonly<Record<string, Check>> = {
  locales: localeFaults,
  texts: pageTextFaults,
  colours: colourFaults,
  tokens: tokenFaults,
  styles: styleFaults,
  migrations: () => migrationFaults(),
  circles: circleFaults,
  format: formatFaults,
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in CHECKS));
  if (unknown.length > 0)
    throw new Error(
      `There is no check ${unknown.join(', ')}: ${Object.keys(CHECKS).join(', ')}`,
    );
  for (const [name, check] of Object.entries(CHECKS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const started = performance.now();
    const faults = await check();
    const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(
      `${name.padEnd(10)} ${time.padStart(7)}  ${faults.length} faults`,
    );
    if (faults.length === 0) continue;
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}

await main();
