import { describe, expect, it } from 'vitest';
import { playwrightCount, vitestCount } from '@/scripts/lib/counts.mjs';

describe('what a report of browser tests counts', () => {
  it('takes a test that passed at the second try only for failed', () => {
    const stats = { expected: 40, flaky: 2, unexpected: 1, skipped: 3 };
    expect(playwrightCount({ stats })).toEqual({ passed: 40, failed: 3 });
  });

  it('is unknown without a report', () => {
    expect(playwrightCount(null)).toBeNull();
    expect(playwrightCount({})).toBeNull();
  });
});

describe('what a report of vitest counts', () => {
  const file = (status: string, ...results: string[]) => ({
    status,
    assertionResults: results.map((result) => ({ status: result })),
  });

  it('adds a file that broke outside of its tests, and none twice', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        file('passed', 'passed'),
        file('failed', 'passed', 'failed'),
        file('failed'),
        file('failed', 'passed'),
      ],
    };
    expect(vitestCount(report)).toEqual({ passed: 5, failed: 3 });
  });

  it('is unknown without a report', () => {
    expect(vitestCount(null)).toBeNull();
  });
});
