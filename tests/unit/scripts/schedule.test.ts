import { beforeEach, describe, expect, it } from 'vitest';
import { runSideBySide } from '@/scripts/lib/schedule.mjs';

interface Part {
  readonly name: string;
  readonly cores?: number;
  readonly needs?: string;
  readonly beside?: string;
}

let begun: string[];
let ends: Map<string, () => void>;
beforeEach(() => {
  begun = [];
  ends = new Map();
});

const run = ({ name }: Part) =>
  new Promise<void>((resolve) => {
    begun.push(name);
    ends.set(name, resolve);
  });

/** Ends a part; the next ones have begun after this. */
async function end(name: string): Promise<void> {
  ends.get(name)?.();
  await new Promise(setImmediate);
}

describe('parts side by side', () => {
  it('begins in order what fits, and gives a part both cores when it wants them', async () => {
    const parts = [
      { name: 'a' },
      { name: 'b' },
      { name: 'wide', cores: 2 },
      { name: 'c' },
    ];
    const all = runSideBySide(parts, 2, run);
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('b');
    expect(begun).not.toContain('wide');
    await end('c');
    expect(begun).toContain('wide');
    await end('wide');
    await expect(all).resolves.toBeUndefined();
  });

  it('begins a part beside another with it, though that takes all cores', async () => {
    const parts = [
      { name: 'first', cores: 2 },
      { name: 'wide', cores: 2 },
      { name: 'small', cores: 0, beside: 'wide' },
      { name: 'alone', cores: 0, beside: 'elsewhere' },
    ];
    const all = runSideBySide(parts, 2, run);
    expect(begun).toEqual(['first', 'alone']);
    await end('alone');
    expect(begun).not.toContain('small');
    await end('first');
    expect(begun).toEqual(['first', 'alone', 'wide', 'small']);
    await end('small');
    await end('wide');
    await expect(all).resolves.toBeUndefined();
  });

  it('waits for what a part needs, unless that is not to run', async () => {
    const parts = [
      { name: 'site', needs: 'build' },
      { name: 'build' },
      { name: 'other', needs: 'elsewhere' },
    ];
    const all = runSideBySide(parts, 2, run);
    expect(begun).toEqual(['build', 'other']);
    await end('build');
    expect(begun).toEqual(['build', 'other', 'site']);
    await end('other');
    await end('site');
    await all;
  });

  it('runs everything one by one on one core', async () => {
    const all = runSideBySide(
      [{ name: 'wide', cores: 2 }, { name: 'b' }],
      1,
      run,
    );
    expect(begun).toEqual(['wide']);
    await end('wide');
    expect(begun).toEqual(['wide', 'b']);
    await end('b');
    await all;
  });
});
