import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** They read the configuration and connect the parts. */
const WIRING = ['app', 'boot', 'context', 'env'].map(
  (name) => `server/${name}.ts`,
);

describe('the demo', () => {
  it('is named by nothing on the server but its own folder and the wiring', () => {
    const files = globSync('server/**/*.{ts,mjs}').filter(
      (file) => !file.startsWith('server/demo/') && !WIRING.includes(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const naming = files.filter((file) =>
      /demo/i.test(readFileSync(file, 'utf8')),
    );
    expect(naming).toEqual([]);
  });
});
