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

/** A runner that fails without a failed test (it did not start, say) counts as one failure all the same. */
function count(code, passed = 0, failed = 0) {
  return { failed: code !== 0 && failed === 0 ? 1 : failed, passed };
}

export function countJest(path, code) {
  const report = readReport(path);
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return count(code, report?.numPassedTests, failed);
}

/** How many stories of a whole run may need their second try; see docs/decisions/0040-one-retry-for-e2e-tests.md. */
const MAX_SECOND_TRIES = 2;

export function countPlaywright(path, code) {
  const report = readReport(path);
  const stats = report?.stats ?? {};
  const again = secondTries(report?.suites ?? []);
  for (const name of again) console.log(`passed only at the second try: ${name}`);
  const forgiven = again.length <= MAX_SECOND_TRIES ? again.length : 0;
  const failed = (stats.unexpected ?? 0) + again.length - forgiven;
  return count(code, (stats.expected ?? 0) + forgiven, failed);
}

/** The names of the stories that failed first and then passed, from the suites of Playwright's report. */
function secondTries(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...secondTries(suite.suites ?? []),
  ]);
}
