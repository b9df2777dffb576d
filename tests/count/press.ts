import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const TEST = 'tests/integration/ui/cart/press-files.test.tsx';

const Found = z.object({
  path: z.array(z.string()),
  others: z.array(z.string()),
});

/** Runs the test that presses, and reads which files it passed. */
export function pressedFiles(): z.infer<typeof Found> {
  const folder = mkdtempSync(join(tmpdir(), 'count-files-'));
  const to = join(folder, 'press.json');
  try {
    const { stderr, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'ui', TEST],
      { encoding: 'utf8', env: { ...process.env, COUNT_FILES_TO: to } },
    );
    try {
      return Found.parse(JSON.parse(readFileSync(to, 'utf8')));
    } catch (cause) {
      throw new Error(`${TEST} did not come to its end:\n${stdout}${stderr}`, {
        cause,
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
