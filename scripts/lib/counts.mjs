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

/** The same of a Playwright JSON report. What passed at the second try only has failed. */
export function playwrightCount(report) {
  if (!report?.stats) return null;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}
