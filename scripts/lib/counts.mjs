/**
 * How many tests of a vitest JSON report passed and failed; a file that broke outside of its tests is one failure.
 * null without a report.
 */
export function vitestCount(report) {
  if (!report) return null;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      assertionResults.every((result) => result.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  };
}

/**
 * So many of a run's browser tests may pass at the second try only: about one of a hundred, on machines that others use
 * too (docs/adr/0035-second-tries.md).
 */
const SECOND_TRIES = 3;

function titlesOf({ specs = [], suites = [], title }, within = []) {
  const path = [...within, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => titlesOf(suite, path)),
  ];
}

/**
 * The same of a Playwright JSON report, with the names of those that passed at the second try only. When they are more
 * than SECOND_TRIES all of them have failed.
 */
export function playwrightCount(report) {
  if (!report?.stats) return null;
  const { expected, flaky, unexpected } = report.stats;
  const secondTries = (report.suites ?? []).flatMap((suite) => titlesOf(suite));
  return flaky > SECOND_TRIES
    ? { passed: expected, failed: unexpected + flaky, secondTries }
    : { passed: expected + flaky, failed: unexpected, secondTries };
}
