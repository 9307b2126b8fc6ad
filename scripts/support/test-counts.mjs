import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './run.mjs';

function readReport(path) {
  try {
    return JSON.parse(readFileSync(resolve(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that fails without a failed test, for example because it did not start, counts as one failure. */
function countsOf(code, passed = 0, failed = 0) {
  return { failed: code !== 0 && failed === 0 ? 1 : failed, passed };
}

export function countJest(path, code) {
  const report = readReport(path);
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return countsOf(code, report?.numPassedTests, failed);
}

/**
 * How many scenarios of a complete run may need their retry; see
 * docs/decisions/0040-one-retry-for-e2e-tests.md.
 */
const MAX_RETRIES = 2;

export function countPlaywright(path, code) {
  const report = readReport(path);
  const stats = report?.stats ?? {};
  const again = retriedTitles(report?.suites ?? []);
  for (const name of again) console.log(`passed only on retry: ${name}`);
  const forgiven = again.length <= MAX_RETRIES ? again.length : 0;
  const failed = (stats.unexpected ?? 0) + again.length - forgiven;
  return countsOf(code, (stats.expected ?? 0) + forgiven, failed);
}

/** The names of the scenarios that first failed and then passed, from the suites of Playwright's report. */
function retriedTitles(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...retriedTitles(suite.suites ?? []),
  ]);
}
