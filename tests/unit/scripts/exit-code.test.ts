import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** As a run of vitest does: PostgreSQL is started and stopped, the exit code is set, the event loop gets empty. */
const runWith = (code: number) => {
  const text = `
    const { startPostgres } = await import('./tests/support/api/embedded-postgres.ts');
    await (await startPostgres()).stop();
    process.exitCode = ${code};
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', text];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
  });
  return { status, stderr };
};

test.each([0, 3])(
  'a run that used PostgreSQL exits with its own code, such as %i',
  (code) => {
    expect(runWith(code)).toEqual({ status: code, stderr: '' });
  },
);
