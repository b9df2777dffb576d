import { describe, expect, it } from 'vitest';
import { playwrightReport, vitestReport } from '@/scripts/lib/reports.mjs';

describe('the report of browser tests', () => {
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
        specs: [
          {
            title: 'adds',
            tests: [{ status: 'expected', results: [{ duration: 700 }] }],
          },
        ],
        suites: [
          {
            title: 'two tabs',
            specs: second.map((title) => ({
              title,
              tests: [
                {
                  status: 'flaky',
                  results: [
                    { duration: 2_000, error: { message: 'late\nat 12:3' } },
                    { duration: 500 },
                  ],
                },
              ],
            })),
          },
        ],
      },
    ],
  });

  it('names the one that passed at the second try', () => {
    expect(playwrightReport(reportOf('agree'))).toMatchObject({
      passed: 41,
      failed: 1,
      secondTries: ['cart.spec.ts › two tabs › agree'],
    });
  });

  it('counts second tries as failed when there are two', () => {
    expect(playwrightReport(reportOf('agree', 'wait'))).toMatchObject({
      passed: 40,
      failed: 3,
      secondTries: [
        'cart.spec.ts › two tabs › agree',
        'cart.spec.ts › two tabs › wait',
      ],
    });
  });

  it('has the time of each test, of all its tries, and why one failed', () => {
    expect(playwrightReport(reportOf('agree'))?.tests).toEqual([
      { title: 'cart.spec.ts › adds', time: 700 },
      {
        title: 'cart.spec.ts › two tabs › agree',
        time: 2_500,
        failure: 'late',
      },
    ]);
  });

  it('is unknown without a file', () => {
    expect(playwrightReport(null)).toBeNull();
    expect(playwrightReport({})).toBeNull();
  });
});

describe('the report of vitest', () => {
  const file = (status: string, ...results: string[]) => ({
    name: '/somewhere/tests/unit/cart.test.ts',
    status,
    assertionResults: results.map((result) => ({
      status: result,
      fullName: 'a cart adds',
      duration: 12,
    })),
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
    expect(vitestReport(report)).toMatchObject({ passed: 5, failed: 3 });
  });

  it('names what failed, a broken file by itself, each with the first line of why', () => {
    const failing = file('failed', 'passed', 'failed');
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          ...failing,
          assertionResults: failing.assertionResults.map((result) =>
            result.status === 'failed'
              ? { ...result, failureMessages: ['Error: 1 of 2\nat 12:3'] }
              : result,
          ),
        },
        { ...file('failed'), message: 'the server ended at once:\nlog' },
      ],
    };
    const failed = vitestReport(report)?.tests.filter(
      ({ failure }) => failure !== undefined,
    );
    expect(failed).toEqual([
      {
        title: 'unit/cart.test.ts › a cart adds',
        time: 12,
        failure: 'Error: 1 of 2',
      },
      {
        title: 'unit/cart.test.ts',
        time: 0,
        failure: 'the server ended at once:',
      },
    ]);
  });

  it('has the time of each test', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [file('passed', 'passed')],
    };
    expect(vitestReport(report)?.tests).toEqual([
      { title: 'unit/cart.test.ts › a cart adds', time: 12 },
    ]);
  });

  it('is unknown without a file', () => {
    expect(vitestReport(null)).toBeNull();
  });
});
