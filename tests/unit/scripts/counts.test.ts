import { describe, expect, it } from 'vitest';
import { playwrightCount, vitestCount } from '@/scripts/lib/counts.mjs';

describe('what a report of browser tests counts', () => {
  const reportOf = (...second: string[]) => ({
    stats: {
      expected: 40,
      flaky: second.length,
      unexpected: 1,
      skipped: 3,
    },
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [{ title: 'adds', tests: [{ status: 'expected' }] }],
        suites: [
          {
            title: 'two tabs',
            specs: second.map((title) => ({
              title,
              tests: [{ status: 'expected' }, { status: 'flaky' }],
            })),
          },
        ],
      },
    ],
  });

  it('names what passed at the second try only', () => {
    expect(playwrightCount(reportOf('agree', 'wait', 'end'))).toEqual({
      passed: 43,
      failed: 1,
      secondTries: [
        'cart.spec.ts › two tabs › agree',
        'cart.spec.ts › two tabs › wait',
        'cart.spec.ts › two tabs › end',
      ],
    });
  });

  it('takes all of those for failed when they are more than a few', () => {
    expect(
      playwrightCount(reportOf('agree', 'wait', 'end', 'again')),
    ).toMatchObject({ passed: 40, failed: 5 });
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
