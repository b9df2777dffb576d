// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeProblem } from '@/scripts/lib/check-node.mjs';

interface Package {
  readonly engines: { readonly node: string };
  readonly dependencies: { readonly node: string };
}
const { dependencies, engines } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Package;

let folder = '';
let oldNode = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-node-'));
  oldNode = join(folder, 'old-node.cjs');
  writeFileSync(
    oldNode,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the version of Node', () => {
  it.each(['20.0.0', '22.1.0', '24.21.0', '100.0.0'])('%s will do', (version) =>
    expect(nodeProblem(version)).toBeNull(),
  );

  it.each(['18.20.8', '16.0.0', '9.9.9'])('%s is too old', (version) =>
    expect(nodeProblem(version)).toContain(
      `needs Node.js 20 or newer; this is Node.js ${version}`,
    ),
  );

  it.each(['start', 'run', 'test'])(
    '%s.mjs refuses an old one before it begins',
    (command) => {
      const { status, stderr, stdout } = spawnSync(
        process.execPath,
        ['--require', oldNode, `scripts/${command}.mjs`, '--help'],
        { encoding: 'utf8', timeout: 20_000 },
      );
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(stderr.trim().split('\n')).toEqual([
        `✖ ${nodeProblem('18.20.8')}`,
      ]);
    },
  );

  it('is named alike wherever it is named', () => {
    expect(engines.node).toBe('>=20');
    expect(readFileSync('.nvmrc', 'utf8')).toBe(`${dependencies.node}\n`);
  });
});
