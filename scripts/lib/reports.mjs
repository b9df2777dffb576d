import { stripVTControlCharacters } from 'node:util';

/** The first line of what a failed test said. */
const firstLine = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n', 1)[0];

const titleOf = (file) => file.replace(/^.*\/tests\//, '');

/**
 * What a vitest JSON report says: tests passed and failed (a file that broke outside of its tests is one failure), how
 * long each took and why it failed. null without a report.
 */
export function vitestReport(report) {
  if (!report) return null;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      assertionResults.every((result) => result.status !== 'failed'),
  );
  const tests = report.testResults.flatMap(({ assertionResults, name }) =>
    assertionResults.map(({ duration, failureMessages, fullName, status }) => ({
      title: `${titleOf(name)} › ${fullName}`,
      time: duration ?? 0,
      ...(status === 'failed' && { failure: firstLine(failureMessages?.[0]) }),
    })),
  );
  const files = broken.map(({ message, name }) => ({
    title: titleOf(name),
    time: 0,
    failure: firstLine(message),
  }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    tests: [...tests, ...files],
  };
}

/** So many of a run's browser tests may pass at the second try (docs/adr/0035-second-tries.md). */
const SECOND_TRIES = 1;

function specsOf({ specs = [], suites = [], title }, within = []) {
  const path = [...within, title];
  return [
    ...specs.map((spec) => ({ ...spec, title: [...path, spec.title] })),
    ...suites.flatMap((suite) => specsOf(suite, path)),
  ];
}

/**
 * The same of a Playwright JSON report, with the names of those that passed at the second try. When they are more than
 * SECOND_TRIES all of them have failed.
 */
export function playwrightReport(report) {
  if (!report?.stats) return null;
  const { expected, flaky, unexpected } = report.stats;
  const specs = (report.suites ?? []).flatMap((suite) => specsOf(suite));
  const tests = specs.map(({ tests: runs, title }) => {
    const tries = runs.flatMap(({ results = [] }) => results);
    const error = tries.find((result) => result.error)?.error;
    return {
      title: title.join(' › '),
      time: tries.reduce((sum, { duration }) => sum + duration, 0),
      ...(error && { failure: firstLine(error.message) }),
    };
  });
  const secondTries = specs
    .filter(({ tests: runs }) => runs.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title.join(' › '));
  const counts =
    flaky > SECOND_TRIES
      ? { passed: expected, failed: unexpected + flaky }
      : { passed: expected + flaky, failed: unexpected };
  return { ...counts, secondTries, tests };
}
